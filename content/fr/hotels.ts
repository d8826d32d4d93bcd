import type { Texts } from '../texts.ts';

/** The page about massages at hotels. */
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
        'La première visite commence à {hotel.from}, la dernière de la soirée {hotel.lastStart}. Prévenez-nous au moins {hotel.notice} à l’avance. Si le formulaire ne propose pas votre heure, indiquez-la dans le message.',
        'Une visite dure {hotel.least} minutes au moins. Si le massage choisi est plus court, ajoutez-en un second : chacun garde son prix et sa finition. Un massage en couple ou à quatre mains est possible aussi, sur demande.',
      ],
    },
    {
      heading: 'Votre demande',
      paragraphs: [
        'Appelez-nous, ou envoyez une demande de réservation avec le nom de l’hôtel. Le numéro de la chambre peut suivre plus tard. Nous vous disons qui peut venir et à quelle heure.',
      ],
      links: [{ to: 'masseuses', text: 'Voir les profils' }],
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
      heading: 'La discrétion à l’arrivée',
      paragraphs: [
        'La masseuse entre dans l’hôtel en vêtements de ville, un petit sac à la main, comme n’importe quelle cliente. Elle frappe et dit le prénom que vous nous avez laissé.',
        'À la réception, vous n’avez rien à expliquer. Si l’hôtel veut être prévenu des visites, dites que vous attendez quelqu’un et donnez un prénom. Si l’ascenseur ne marche qu’avec une carte, descendez chercher la masseuse.',
      ],
    },
    {
      heading: 'À prévoir',
      paragraphs: ['Presque tout est déjà dans votre chambre.'],
      bullets: [
        'Un peu plus de temps que le massage, pour parler et vous doucher, et le téléphone en silencieux.',
        'Une chambre bien chaude : l’huile refroidit vite.',
        'Les grandes serviettes de la salle de bains, à étendre sur le lit pour protéger les draps de l’huile.',
        'La salle de bains libre un moment, pour que la masseuse se douche à son tour.',
      ],
    },
    {
      heading: 'Le prix et le règlement',
      paragraphs: [
        'Vous payez le massage au prix du centre. Pour le trajet, le supplément est de {hotel.supplement}, une seule fois par visite, même pour deux masseuses ou plusieurs heures. Pour {example.massage} de {example.duration}, cela fait {example.atHotel} en tout. Vous connaissez le total avant tout déplacement.',
        'Vous réglez dès que la masseuse arrive, par les mêmes moyens qu’au centre.',
      ],
      links: [{ to: 'questions', text: 'Les moyens de paiement' }],
    },
    {
      heading: 'Hors de Barcelone, hors de l’hôtel',
      paragraphs: [
        'Nous ne sortons pas de la ville. Pour un appartement, posez-nous la question. Vous préférez venir, mais les marches vous inquiètent ? Une rampe vous attend.',
      ],
      links: [{ to: 'contact', text: 'Entrer sans marches' }],
    },
  ],
} satisfies Texts['pages']['hotels'];
