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
  facts: {
    time: 'Durée',
    ending: 'Finition',
    givenBy: 'Par qui',
    dress: 'Tenue',
    couples: 'En couple',
    language: 'Langue',
    place: 'Où',
    payment: 'Règlement',
  },
  minutesOnly: 'La durée est celle du massage seul.',
  minutesWithin: 'La durée comprend {within}.',
  minutes: 'La conversation et la douche s’y ajoutent : comptez {besidesMassage} minutes de plus.',
  within: {
    ritual: 'le rituel de respiration',
    bath: 'le bain',
    tea: 'le thé',
    glass: 'le verre de cava ou le cocktail',
    rest: 'le repos de la fin',
  },
  ending: {
    lingam: 'Lingam, à la main, comprise dans le prix.',
    either: 'Lingam ou yoni, à la main, comprise dans le prix.',
  },
  secondEnding: 'Une deuxième est possible, sans supplément.',
  oneMasseuse: 'Une femme ou, si vous le demandez {menHoursAhead} heures à l’avance, un homme.',
  twoMasseuses: 'Deux masseuses ensemble, au prix affiché.',
  dress: {
    lingerie: 'La masseuse est en lingerie ; un masseur, en sous-vêtements.',
    nothing: 'La personne qui vous masse est nue.',
    agreed: 'La tenue est convenue avec vous.',
  },
  dressOfTwo: {
    lingerie: 'Les deux masseuses sont en lingerie.',
    nothing: 'Les deux masseuses sont nues.',
    agreed: 'La tenue des deux masseuses est convenue avec vous.',
  },
  couples: 'Une masseuse par personne. Prix sur demande.',
  couplesLink: 'Demander le prix',
  language:
    'Aucune masseuse ne parle français : vous convenez de vos envies et de vos limites avec l’accueil, avant le massage.',
  atCentreOnly: 'Uniquement au centre.',
  hotel:
    'Au centre, et aussi à votre hôtel, à Barcelone, avec un petit supplément pour le trajet ; vous réglez alors à l’arrivée de la masseuse.',
  lessAtHotel: 'À l’hôtel, il se fait sans le gel ni le matelas.',
  shortAtHotel:
    'À l’hôtel, la visite dure {hotel.least} minutes au moins : les {short} se combinent avec un autre massage, {others}.',
  hotelLink: 'Le massage à votre hôtel',
  paying: 'Vous réglez avant le massage, dans le salon. Votre relevé de carte porte « {cardStatement} ».',
  payment:
    'Règlement en espèces, par carte (Visa, Mastercard, Amex), par PayPal ou en cryptomonnaies. Payer dans une autre devise peut entraîner des frais.',
  receipt: 'Un reçu, établi sur demande, porte la raison sociale, le numéro fiscal et une ligne neutre.',
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: '2 finitions lingam',
    lingamsOptional: '2 finitions lingam en option',
    twoLingamAndGlass: '2 finitions lingam, cava ou cocktail',
  },
} satisfies Copy['pages']['service'];
