import type { HotelsWords } from '../page-words.ts';

/** The massage at the visitor's hotel. */
export const hotels = {
  title: 'Massage érotique à votre hôtel, à Barcelone',
  description:
    'Une masseuse vient dans votre chambre d’hôtel, à Barcelone : comment la demander, ce qu’il faut préparer, et le supplément pour le trajet.',
  heading: 'Un massage à votre hôtel',
  intro:
    'Le lit est fait, la ville est dehors, et vous n’avez plus envie de sortir. Une masseuse peut venir jusqu’à votre chambre, à Barcelone, avec ce qu’il faut dans un petit sac.',
  sections: [
    {
      heading: 'Ce qu’il nous faut savoir',
      paragraphs: [
        'Appelez ou envoyez une demande de réservation avec le nom de l’hôtel, le numéro de la chambre et l’heure qui vous convient. Ajoutez le massage, et le prénom d’une masseuse si vous en avez un en tête. Nous vous disons alors qui peut venir, quand, et pour quel prix.',
      ],
    },
    {
      heading: 'Les massages qui voyagent',
      paragraphs: [
        'Presque tous : il suffit d’un lit, d’huile et de temps. Ceux qui veulent notre matelas, notre bain ou notre divan restent au centre. C’est le cas du nuru et du Tantric Divan.',
      ],
    },
    {
      heading: 'L’arrivée',
      paragraphs: [
        'La masseuse entre dans l’hôtel comme n’importe quelle cliente : des vêtements de ville, un petit sac, rien qui attire l’œil. Elle frappe, dit le prénom que vous nous avez laissé, et c’est tout.',
        'À la réception, vous n’avez rien à expliquer. Certains hôtels veulent qu’un visiteur soit annoncé, ou ont un ascenseur à carte : dites alors que vous attendez quelqu’un, ou descendez à sa rencontre.',
      ],
    },
    {
      heading: 'Avant qu’elle frappe',
      paragraphs: ['La préparation tient en peu de chose.'],
      bullets: [
        'Une heure libre, un peu plus pour un massage long, et le téléphone en silencieux.',
        'Une chambre bien chaude : l’huile refroidit vite.',
        'Les grandes serviettes de la salle de bains, à portée de main.',
        'Une douche. La masseuse en prend une à son tour.',
      ],
    },
    {
      heading: 'Jusqu’où nous allons',
      paragraphs: [
        'Dans Barcelone, et à l’hôtel. Pour un appartement ou un domicile, nous ne promettons rien : posez-nous la question, nous vous répondrons franchement.',
      ],
    },
  ],
  supplementHeading: 'Le trajet et le règlement',
  supplement:
    'Au prix du massage s’ajoute un petit supplément pour le trajet. Demandez-en le montant : vous le connaîtrez en réservant. Le règlement se fait comme au centre, en espèces, par carte, par PayPal ou en cryptomonnaies.',
  book: 'Demander une réservation',
  call: 'Appeler',
} satisfies HotelsWords;
