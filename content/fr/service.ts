import type { Texts } from '../texts.ts';

/** The texts that the pages of all massages share. */
export const service = {
  back: 'Tous les massages',
  panelHeading: 'Durée et prix',
  includes: 'Compris',
  askForDetails: 'Les mêmes étapes, avec plus de temps pour chacune. Demandez-nous le détail.',
  book: 'Réserver ce massage',
  call: 'Appeler',
  contact: 'Contact',
  related: 'D’autres *massages*',
  facts: {
    givenBy: 'Donné par',
    time: 'Durée',
    ending: 'Finitions',
    dress: 'Tenue',
    couples: 'En couple',
    place: 'Où',
  },
  minutesWithin: 'Les {minutes} minutes comprennent {within}.',
  showerForBath: 'Une douche peut remplacer le bain, dans la même durée.',
  minutes: 'Comptez {besidesMassage} minutes de plus, douches comprises.',
  within: {
    ritual: 'le rituel de respiration',
    bath: 'le bain',
    tea: 'le thé',
    glass: 'le verre de cava ou le cocktail',
    rest: 'le repos final',
  },
  secondEnding: {
    twoLingam: 'Une en version courte, deux en version longue, lingam ou yoni à votre choix.',
    lingamsOptional: 'Une, ou deux si vous le souhaitez, au même prix, lingam ou yoni.',
    twoLingamAndGlass: 'Une en version courte, deux en version longue, lingam ou yoni à votre choix.',
  },
  givenBy: {
    all: 'L’une des {masseuses} masseuses.',
    anyTwo: 'Deux des {masseuses} masseuses ensemble, au prix affiché.',
    man: 'Plutôt un masseur ?',
  },
  dress: {
    lingerie: 'La masseuse est en lingerie.',
    nothing: 'La masseuse est nue.',
    agreed: 'À convenir ensemble, pour vous comme pour la masseuse.',
  },
  dressOfTwo: {
    lingerie: 'Les deux masseuses sont en lingerie.',
    nothing: 'Les deux masseuses sont nues.',
    agreed: 'À convenir ensemble, pour vous comme pour les deux masseuses.',
  },
  dressOfMan: {
    lingerie: 'Un masseur garde un sous-vêtement.',
    nothing: 'Un masseur l’est aussi.',
    agreed: 'Avec un masseur, c’est pareil.',
  },
  couples: 'Avec deux masseuses, vous payez {prices}, à deux.',
  couplesOfMen:
    'Entre hommes, avec deux masseuses, vous payez {prices}, à deux. Si vous venez avec une femme, elle choisit un autre massage : dites-nous lequel.',
  couplesLink: 'Demander pour deux',
  forOne: 'Non, ce massage est pour une seule personne.',
  atCentreOnly: 'Uniquement au centre.',
  hotel: 'Au centre ou à votre hôtel ({hotel.supplement} de plus).',
  lessAtHotel: 'Dans une chambre, il se fait sans gel ni matelas.',
  shortAtHotel:
    'À l’hôtel, une visite dure au moins {hotel.least} minutes : la version de {short} se réserve avec un second massage.',
  hotelLink: 'Massage à votre hôtel',
  everyMassage:
    'Avant le massage, tout se décide en français avec une personne de l’accueil, et vous réglez. Ensuite, un signe suffit pour ralentir, et « stop » arrête tout.',
  questionsLink: 'Questions et réponses',
  pageLink: 'La page de ce massage',
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: 'deux finitions',
    lingamsOptional: 'seconde finition en option',
    twoLingamAndGlass: 'deux finitions, cava ou cocktail',
  },
} satisfies Texts['pages']['service'];
