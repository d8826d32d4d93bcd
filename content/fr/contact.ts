import type { Texts } from '../textTypes/texts.ts';

export const contact = {
  nav: 'Contact',
  title: 'Contact et accès, dans l’Eixample, à Barcelone',
  description:
    'Téléphone, WhatsApp, e-mail et adresse du centre, dans l’Eixample, à Barcelone. Les horaires, l’accès et un formulaire pour nous écrire.',
  heading: 'Un mot, un appel, *une visite*',
  intro: 'Une personne du centre lit votre message et vous répond en termes neutres.',
  detailsHeading: 'Où et quand',
  hoursHeading: 'Horaires du centre',
  enquiryHeading: 'Nous répondons en français',
  arriving: [
    'À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom. Le centre est au dernier étage, avec ascenseur.',
    'Si vous venez en fauteuil roulant, sonnez ou, si la sonnette est trop haute, appelez-nous, et nous descendons avec une rampe pliante pour les {access.steps} marches de l’entrée ({access.stepHeight} cm chacune). La porte de l’ascenseur fait {access.liftDoor} cm, la cabine {access.liftCabin} cm et les autres portes {access.door} cm. L’un des salons a une douche de plain-pied, avec un siège. Pour {withBath}, la baignoire a un rebord haut, de {access.bathRim} cm.',
  ],
  walkIns: [
    'Nous lisons les messages tous les jours, même quand le centre est fermé, et répondons en général dans les {answeredWithin} minutes. Plus tard le soir, appelez : l’accueil décroche jusqu’à la fermeture. Vous pouvez venir à l’improviste, mais une réservation vous assure l’heure et la personne de votre choix.',
  ],
  subjects: {
    yoni: 'Bonjour, j’aimerais réserver un massage yoni. La durée, le jour et l’heure qui m’arrangent :',
    couples:
      'Bonjour, nous aimerions réserver un massage en couple. Le massage de chacun, la durée, le jour et l’heure qui nous arrangent :',
    gay: 'Bonjour, j’aimerais réserver un massage entre hommes. Le massage, la durée, le jour et l’heure qui m’arrangent :',
    'four-hands':
      'Bonjour, quel serait le prix d’un massage à quatre mains ? Le massage, la durée, le jour et l’heure qui m’arrangent :',
    man: 'Bonjour, je préférerais un masseur. Le massage, la durée, le jour et l’heure qui m’arrangent :',
  },
} satisfies Texts['pages']['contact'];
