import type { Texts } from '../texts.ts';

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
    rest: 'le repos final',
  },
  ending: {
    lingam: 'Lingam, à la main, comprise dans le prix.',
    either: 'Lingam ou yoni, à la main, comprise dans le prix.',
  },
  secondEnding: 'Une seconde finition lingam est possible, sans supplément.',
  oneMasseuse: 'Une femme ou, si vous le demandez {menHoursAhead} heures à l’avance, un homme.',
  twoMasseuses: 'Deux masseuses ensemble, au prix affiché.',
  dress: {
    lingerie: 'La masseuse est en lingerie[men|, le masseur en sous-vêtements].',
    nothing: 'La personne qui vous masse est nue.',
    agreed: 'À convenir ensemble, pour vous comme pour la masseuse.',
  },
  dressOfTwo: {
    lingerie: 'Les deux masseuses sont en lingerie.',
    nothing: 'Les deux masseuses sont nues.',
    agreed: 'À convenir ensemble, pour vous comme pour les deux masseuses.',
  },
  couples: 'Une masseuse par personne. Prix sur demande.',
  couplesLink: 'Demander le prix',
  language:
    'Aucune masseuse ne parle français. C’est donc l’accueil qui fixe avec vous, avant le massage, le déroulement, vos limites et un signe pour ralentir. À « stop », la masseuse retire aussitôt la main.',
  atCentreOnly: 'Uniquement au centre.',
  hotel:
    'Au centre ou à votre hôtel, à Barcelone, avec un petit supplément pour le trajet. À l’hôtel, vous réglez à l’arrivée de la masseuse.',
  lessAtHotel: 'Le massage s’y fait sans gel ni matelas.',
  shortAtHotel:
    'Nous nous déplaçons pour au moins {hotel.least} minutes : un massage de {short} se combine donc avec {others}.',
  hotelLink: 'Le massage à votre hôtel',
  paying:
    'Vous réglez avant le massage, dans le salon. Sur un relevé de carte, vous lirez « {cardStatement} ».',
  payment:
    'Nous acceptons les espèces, les cartes Visa, Mastercard et Amex, PayPal et des cryptomonnaies (demandez-nous lesquelles). Une autre devise peut entraîner des frais.',
  receipt: 'Le reçu, si vous en voulez un, porte la raison sociale, le numéro fiscal et un libellé neutre.',
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: 'deux finitions lingam',
    lingamsOptional: 'seconde finition lingam en option',
    twoLingamAndGlass: 'deux finitions lingam, cava ou cocktail',
  },
} satisfies Texts['pages']['service'];
