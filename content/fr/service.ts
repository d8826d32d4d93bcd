import type { Texts } from '../textTypes/texts.ts';

export const service = {
  back: 'Tous les massages',
  panelHeading: 'Durée et prix',
  includes: 'Compris',
  askForDetails:
    'Les mêmes étapes, et plus de temps où vous voulez : tout le corps pour commencer, des pauses ou une fin plus lente. Demandez-nous le détail.',
  book: 'Réserver ce massage',
  contact: 'Contact',
  related: 'D’autres *massages*',
  facts: {
    givenBy: 'Proposé par',
    time: 'Durée',
    ending: 'Finitions',
    dress: 'Tenue',
    couples: 'En couple',
    place: 'Où',
  },
  minutesWithin: 'Les {minutes} minutes comprennent {within}.',
  showerForBath: 'Une douche peut remplacer le bain, pour la même durée.',
  minutes: 'Comptez {besidesMassage} minutes de plus pour parler et vous doucher.',
  within: {
    ritual: 'le rituel de respiration',
    bath: 'le bain',
    tea: 'le thé',
    glass: 'le verre de cava ou le cocktail',
    rest: 'le repos final',
  },
  secondEnding: {
    twoLingam:
      'Une seule avec la durée la plus courte, deux avec la plus longue. Chacune est lingam ou yoni, à votre choix.',
    lingamsOptional: 'Une, ou deux au même prix si vous le souhaitez, chacune lingam ou yoni.',
    twoLingamAndGlass:
      'Une seule avec la durée la plus courte, deux avec la plus longue. Chacune est lingam ou yoni, à votre choix.',
  },
  givenBy: {
    all: 'Les {masseuses} masseuses, au choix.',
    anyTwo: 'Deux masseuses ensemble, choisies parmi les {masseuses}, toutes deux comprises dans le prix.',
    man: 'Plutôt un masseur ?',
  },
  dress: {
    lingerie: 'La masseuse est en lingerie.',
    nothing: 'La masseuse est nue.',
    agreed: 'Celle que vous choisissez ensemble, pour vous comme pour la masseuse.',
  },
  dressOfTwo: {
    lingerie: 'Les deux masseuses sont en lingerie.',
    nothing: 'Les deux masseuses sont nues.',
    agreed: 'Celle que vous choisissez ensemble, pour vous comme pour les deux masseuses.',
  },
  dressOfMan: {
    lingerie: 'Le masseur garde un sous-vêtement.',
    nothing: 'Le masseur aussi.',
    agreed: 'De même avec un masseur.',
  },
  couples: 'Une masseuse chacun. À deux, vous payez {prices}.',
  couplesOfMen:
    'Pour deux hommes, une masseuse chacun. À deux, vous payez {prices}. Un homme et une femme ? Elle choisit un autre massage, le yoni par exemple.',
  couplesLink: 'Demander pour deux',
  forOne: 'Non, ce massage est pour une seule personne.',
  atCentreOnly: 'Uniquement au centre.',
  hotel: 'Au centre ou à votre hôtel ({hotel.supplement} de plus).',
  lessAtHotel: 'Dans une chambre, il se fait sans gel ni matelas.',
  shortAtHotel:
    'À l’hôtel, une visite dure au moins {hotel.minMinutes} minutes. Le massage de {short} se réserve donc avec un second.',
  hotelLink: 'Massage à votre hôtel',
  everyMassage:
    'Vous réglez d’abord (« {cardStatement} » sur votre relevé). Pendant le massage, un signe suffit pour ralentir, et « stop » arrête tout.',
  payingLink: 'Les moyens de paiement',
  pageLink: 'Tout sur ce massage',
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: 'deux finitions',
    lingamsOptional: 'seconde finition possible',
    twoLingamAndGlass: 'deux finitions, cava ou cocktail',
  },
} satisfies Texts['pages']['service'];
