import type { Copy } from '../copy.ts';

/** The contact page. */
export const contact = {
  nav: 'Contact',
  title: 'Contact et accès, dans l’Eixample, à Barcelone',
  description:
    'Téléphone, WhatsApp, e-mail et adresse du centre, dans l’Eixample, à Barcelone. Les horaires, l’accès et un formulaire pour nous écrire.',
  heading: 'Un mot, un appel, *une visite*',
  intro:
    'Signez d’un prénom ou d’un pseudonyme, comme il vous plaira. La personne qui vous lit travaille au centre et n’en parle à personne.',
  detailsHeading: 'Où et quand',
  hoursHeading: 'Horaires du centre',
  enquiryHeading: 'Nous vous répondons en français',
  arriving: [
    'À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom. Le centre est au dernier étage, avec ascenseur. À pied, comptez {walk.Urgell} minutes depuis Urgell et {walk.Catalunya} depuis Catalunya.',
    'Il y a deux marches à la porte de la rue, avant l’ascenseur, et la baignoire a un rebord haut. Si vous marchez avec peine, dites-le-nous : nous préparons un salon qui convient.',
  ],
  walkIns:
    'Plus tard le soir, appelez : on décroche jusqu’à la fermeture. On vous reçoit aussi sans réservation, au plus tard la durée du massage et {besidesMassage} minutes avant la fermeture. Une réservation confirmée vous garantit l’heure et la personne.',
  toBooking: 'Demander une réservation',
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'Bonjour, je souhaite des renseignements sur le massage yoni.',
    couples: 'Bonjour, nous souhaitons des renseignements sur le massage en couple.',
    gay: 'Bonjour, je souhaite des renseignements sur le massage entre hommes.',
    'four-hands': 'Bonjour, je souhaite des renseignements sur le massage à quatre mains.',
  },
} satisfies Copy['pages']['contact'];
