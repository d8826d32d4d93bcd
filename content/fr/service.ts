import type { Copy } from '../copy.ts';

/** What the page of every massage says around its text. */
export const service = {
  back: 'Tous les massages',
  panelHeading: 'Durée et prix',
  includes: 'Compris',
  askForDetails: 'À composer avec vous : demandez-nous le détail.',
  book: 'Réserver ce massage',
  call: 'Appeler',
  contact: 'Contact',
  related: 'D’autres *massages*',
  payment:
    'Règlement en espèces, par carte (Visa, Mastercard, Amex), par PayPal ou en cryptomonnaies. Payer dans une autre devise peut entraîner des frais.',
  hotel:
    'Le massage peut aussi se faire à votre hôtel, à Barcelone, moyennant un petit supplément pour le déplacement.',
  hotelLink: 'Le massage à votre hôtel',
  lessAtHotel: 'À l’hôtel, il se fait sans le gel ni le matelas. Demandez-nous.',
  minutes:
    'Les minutes sont celles du massage : comptez-en {besidesMassage} de plus pour parler et vous doucher.',
  dress: {
    lingerie: 'La masseuse est en lingerie.',
    nothing: 'La masseuse est nue.',
    agreed: 'La tenue de la masseuse se convient avec vous.',
  },
  secondEnding: 'La deuxième finition ne coûte rien de plus.',
  paying:
    'Vous réglez avant le massage, au salon ; à l’hôtel, à l’arrivée de la masseuse. Sur le relevé de carte figure {cardStatement}.',
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: '2 lingams',
    lingamsOptional: '2 lingams en option',
    twoLingamAndGlass: '2 lingams, cava ou cocktail',
  },
} satisfies Copy['pages']['service'];
