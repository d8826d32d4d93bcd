import type { Texts } from '../texts.ts';

/** The page about massages at hotels. */
export const hotels = {
  nav: 'Hôtels',
  title: 'Massage érotique à votre hôtel, à Barcelone',
  description:
    'Une masseuse vient dans votre chambre d’hôtel, à Barcelone : horaires, délai, massages possibles, ce qu’il faut préparer et le supplément.',
  heading: 'Un massage *à votre hôtel*',
  intro:
    'Le lit est fait, la ville est dehors, vous n’avez plus envie de sortir. Une masseuse peut venir dans votre chambre, partout à Barcelone, avec l’huile et le nécessaire.',
  sections: [
    {
      heading: 'Quand nous venons',
      paragraphs: [
        'La première visite commence à {hotel.from}, la dernière {hotel.lastStart}. Prévenez-nous au moins {hotel.notice} à l’avance.',
        'Nous nous déplaçons pour au moins {hotel.least} minutes de massage : {hotel.short} se combinent donc avec un autre massage. Un massage en couple ou à quatre mains est possible aussi, sur demande.',
      ],
    },
    {
      heading: 'Ce qu’il nous faut savoir',
      paragraphs: [
        'Appelez, ou envoyez une demande de réservation. Vous y choisissez le massage, le jour, l’heure et, si vous le souhaitez, la masseuse. Dans le message, indiquez l’hôtel et le numéro de la chambre. Si vous ne l’avez pas encore, il peut suivre. Nous vous disons qui peut venir, à quelle heure et à quel prix.',
        'Vous préférez un homme ? Demandez-nous, au moins {menHoursAhead} heures à l’avance, si l’un de nos masseurs peut se déplacer.',
      ],
      links: [{ to: 'masseuses', text: 'Voir les profils' }],
    },
    {
      heading: 'Les massages possibles à l’hôtel',
      paragraphs: [
        'Vous pouvez demander {travelling}. Dans une chambre, {travellingWithLess} se fait sans gel ni matelas.',
        'Uniquement au centre : {staying}. Ils demandent un matelas chauffé, un bain, une garde-robe, des cordes ou un divan.',
      ],
      links: [{ to: 'services', text: 'Voir les massages et les prix' }],
    },
    {
      heading: 'La discrétion à l’arrivée',
      paragraphs: [
        'La masseuse entre dans l’hôtel comme n’importe quelle cliente : des vêtements de ville, un petit sac, rien qui attire l’œil. Elle frappe et dit le prénom que vous nous avez laissé. C’est tout.',
        'À la réception, vous n’avez rien à expliquer. Si l’hôtel veut être prévenu des visites, dites que vous attendez quelqu’un et donnez un prénom. Si l’ascenseur ne marche qu’avec une carte, descendez à sa rencontre.',
      ],
    },
    {
      heading: 'À prévoir',
      paragraphs: ['Presque tout se trouve déjà dans votre chambre.'],
      bullets: [
        'Le temps du massage et {besidesMassage} minutes de plus, pour parler et vous doucher. Mettez le téléphone en silencieux.',
        'Une chambre bien chaude : l’huile refroidit vite.',
        'Les grandes serviettes de la salle de bains, à étendre sur le lit pour protéger les draps de l’huile.',
        'La douche libre : la masseuse en prend une à son tour.',
      ],
    },
    {
      heading: 'Hors de Barcelone, hors de l’hôtel',
      paragraphs: [
        'Nous ne sortons pas de la ville. Pour un appartement ou un domicile, nous ne promettons rien : demandez-nous, et vous aurez un oui ou un non.',
      ],
    },
  ],
  supplementHeading: 'Le prix et le règlement',
  supplement:
    'Le massage est au même prix qu’au centre. Un petit supplément s’y ajoute pour le trajet. Nous vous en donnons le montant à la réservation, avant tout déplacement. Vous réglez à l’arrivée de la masseuse : en espèces, par carte (Visa, Mastercard ou Amex), par PayPal ou en cryptomonnaies. Une autre devise peut entraîner des frais.',
  book: 'Faire une demande de réservation',
  call: 'Appeler',
} satisfies Texts['pages']['hotels'];
