import type { Copy } from '../copy.ts';

/** The texts that the pages of all massages share. */
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
    'Aussi à votre hôtel, à Barcelone, avec un petit supplément pour le trajet ; vous réglez alors à l’arrivée de la masseuse.',
  hotelLink: 'Le massage à votre hôtel',
  lessAtHotel: 'Le gel et le matelas, eux, restent au centre.',
  minutes: 'Durée du massage seul : comptez {besidesMassage} minutes de plus pour parler et vous doucher.',
  dress: {
    lingerie: 'La masseuse est en lingerie.',
    nothing: 'La masseuse est nue.',
    agreed: 'La tenue de la masseuse est convenue avec vous.',
  },
  secondEnding: 'La deuxième finition est comprise dans le prix.',
  paying:
    'Vous réglez avant le massage, dans le salon. Sur votre relevé de carte : « {cardStatement} ». Reçu neutre sur demande.',
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: '2 finitions lingam',
    lingamsOptional: '2 finitions lingam en option',
    twoLingamAndGlass: '2 finitions lingam, cava ou cocktail',
  },
} satisfies Copy['pages']['service'];
