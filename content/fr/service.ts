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
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: '2 lingams',
    lingamsOptional: '2 lingams en option',
    twoLingamAndGlass: '2 lingams, cava ou cocktail',
  },
} satisfies Copy['pages']['service'];
