import type { Copy } from '../copy.ts';

/** The massage at the visitor's hotel. */
export const hotels = {
  nav: 'Hôtels',
  title: 'Massage érotique à votre hôtel, à Barcelone',
  description:
    'Une masseuse vient dans votre chambre d’hôtel, à Barcelone : comment la demander, ce qu’il faut préparer, et le supplément pour le trajet.',
  heading: 'Un massage *à votre hôtel*',
  intro:
    'Le lit est fait, la ville est dehors, et vous n’avez plus envie de sortir. Une masseuse peut venir jusqu’à votre chambre, à Barcelone, avec ce qu’il faut.',
  sections: [
    {
      heading: 'Ce qu’il nous faut savoir',
      paragraphs: [
        'Appelez ou envoyez une demande de réservation avec le nom de l’hôtel, le numéro de la chambre et l’heure qui vous convient. Ajoutez le massage et, si vous en avez un en tête, le prénom d’une masseuse. Nous vous disons alors qui peut venir, quand, et à quel prix. Si vous n’avez pas encore votre chambre, le numéro peut suivre.',
      ],
    },
    {
      heading: 'Les massages qui voyagent',
      paragraphs: [
        'Presque tous : il suffit d’un lit, d’huile et de temps. Restent au centre ceux qui tiennent à un lieu ou à un matériel : le nuru à son matelas chauffé, le Paradise à son bain, le fétichiste à sa garde-robe, le BDSM à ses cordes, le Tantric Divan à son divan. Pour le massage Désir, demandez-nous ce qui peut venir.',
      ],
      links: [{ to: 'services', text: 'Voir les massages et les prix' }],
    },
    {
      heading: 'L’arrivée',
      paragraphs: [
        'La masseuse entre dans l’hôtel comme n’importe quelle cliente : des vêtements de ville, un petit sac, rien qui attire l’œil. Elle frappe, dit le prénom que vous nous avez laissé, et c’est tout.',
        'À la réception, vous n’avez rien à expliquer. Si l’hôtel veut que l’on annonce les visites, dites que vous attendez quelqu’un et donnez un prénom ; si l’ascenseur ne marche qu’avec une carte, descendez à sa rencontre.',
      ],
    },
    {
      heading: 'À prévoir',
      paragraphs: ['La préparation tient en quatre points.'],
      bullets: [
        'Une heure libre, davantage pour un massage long, et le téléphone en silencieux.',
        'Une chambre bien chaude : l’huile refroidit vite.',
        'Les grandes serviettes de la salle de bains, à portée de main.',
        'Une douche. La masseuse en prend une à son tour.',
      ],
    },
    {
      heading: 'À Barcelone, et à l’hôtel',
      paragraphs: [
        'Nous ne sortons pas de la ville. Pour un appartement ou un domicile, nous ne promettons rien : posez-nous la question, vous aurez un oui ou un non.',
      ],
    },
  ],
  supplementHeading: 'Le prix et le règlement',
  supplement:
    'Au centre, vous payez le prix affiché. À l’hôtel, un petit supplément s’y ajoute pour le trajet ; nous vous en donnons le montant quand vous réservez, avant que vous ne vous engagiez. Le règlement se fait comme au centre : en espèces, par carte (Visa, Mastercard ou Amex), par PayPal ou en cryptomonnaies. Une autre devise peut entraîner des frais.',
  book: 'Faire une demande de réservation',
  call: 'Appeler',
} satisfies Copy['pages']['hotels'];
