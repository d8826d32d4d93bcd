import type { Texts } from '../textTypes/texts.ts';

export const hotels = {
  nav: 'Hôtels',
  title: 'Massage érotique à votre hôtel, à Barcelone',
  description:
    'Une masseuse vient dans votre chambre d’hôtel, à Barcelone. Voici les horaires, les massages possibles, ce qu’il faut préparer et le supplément.',
  heading: 'Un massage *à votre hôtel*',
  intro:
    'Quand vous n’avez plus envie de ressortir, une masseuse peut venir dans votre chambre, partout à Barcelone, avec l’huile et le nécessaire.',
  sections: [
    {
      heading: 'Quand nous venons',
      paragraphs: [
        'Nous venons à partir de {hotel.from}. Dernière arrivée : {hotel.lastStart} ; les {hotel.lastStartOnDates}. Les {closedDays}, nous ne venons pas. Prévenez-nous au moins {hotel.notice} à l’avance.',
        'Une visite dure {hotel.minMinutes} minutes au moins. Si le massage choisi est plus court, ajoutez-en un second. Chacun garde son prix et sa finition.',
      ],
    },
    {
      heading: 'Votre demande',
      paragraphs: [
        'Appelez-nous, ou envoyez une demande de réservation. Choisissez-y le massage, le jour et l’heure, puis écrivez le nom de l’hôtel dans le message. Si le formulaire ne propose pas votre heure, appelez. Le numéro de la chambre peut suivre plus tard. Notre réponse vous dit qui peut venir, à quelle heure, et le prix total.',
      ],
      links: [
        { to: 'booking', text: 'Faire une demande de réservation' },
        { to: 'masseuses', text: 'Voir les profils' },
      ],
    },
    {
      heading: 'Les massages possibles à l’hôtel',
      paragraphs: [
        'Vous avez le choix entre {travelling}. Dans une chambre, {travellingWithLess} se fait sans gel ni matelas.',
        'Pour {staying}, venez au centre, où vous attendent le matelas chauffé, le bain, la garde-robe, les cordes et le divan.',
      ],
      links: [{ to: 'services', text: 'Voir les massages et les prix' }],
    },
    {
      heading: 'Le prix et le règlement',
      paragraphs: [
        'Vous payez le massage au prix du centre. Pour le trajet, le supplément est de {hotel.supplement}, une seule fois par visite, même pour deux masseuses ou plusieurs heures. Pour {example.massage} de {example.duration}, cela fait {example.atHotel} en tout. Vous connaissez le total avant tout déplacement.',
        'En couple, chacun paie son massage, et le supplément reste le même. Pour un massage à quatre mains, donnez-nous le jour et l’heure, et nous vous dirons le prix.',
        'La masseuse n’a pas de terminal de paiement. Vous réglez en espèces à son arrivée, ou à l’avance par carte, PayPal ou cryptomonnaie, avec le lien que nous vous envoyons en confirmant.',
      ],
      links: [{ to: { answer: 'paying' }, text: 'Les moyens de paiement' }],
    },
    {
      heading: 'Se comprendre',
      paragraphs: [
        'Les masseuses ne parlent pas français ; l’accueil, si. Avant de commencer, votre masseuse nous appelle, et nous traduisons au téléphone ce que vous aimeriez et ce que vous ne voulez pas. Ensuite, un signe suffit pour ralentir, et « stop » arrête tout.',
      ],
    },
    {
      heading: 'La discrétion à l’arrivée',
      paragraphs: [
        'La masseuse entre dans l’hôtel en vêtements de ville, un petit sac à la main, comme n’importe quelle cliente. Elle frappe et dit le prénom que vous nous avez laissé.',
        'À la réception, vous n’avez rien à expliquer. Si l’hôtel veut être prévenu des visites, dites que vous attendez quelqu’un et donnez le prénom qu’elle annoncera. Nous vous l’indiquons avant. Si l’ascenseur ne marche qu’avec une carte, descendez accueillir la masseuse.',
      ],
    },
    {
      heading: 'À prévoir',
      paragraphs: ['Peu de chose :'],
      bullets: [
        '{besidesMassage} minutes de plus que le massage, pour parler et vous doucher.',
        'Une chambre bien chaude, car l’huile refroidit vite.',
        'Les grandes serviettes de la salle de bains, à étendre sur le lit pour protéger les draps de l’huile.',
        'La salle de bains libre un moment, pour que la masseuse se douche à son tour.',
      ],
    },
    {
      heading: 'Hors de Barcelone, hors de l’hôtel',
      paragraphs: [
        'Nous ne sortons pas de la ville. Pour un appartement, posez-nous la question. Vous préférez venir, mais les marches vous inquiètent ? Nous avons une rampe.',
      ],
      links: [{ to: 'address', text: 'Largeur des portes et de l’ascenseur' }],
    },
  ],
} satisfies Texts['pages']['hotels'];
