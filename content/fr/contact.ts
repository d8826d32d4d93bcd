import type { Copy } from '../copy.ts';

/** The contact page. */
export const contact = {
  nav: 'Contact',
  title: 'Contact et accès, dans l’Eixample à Barcelone',
  description:
    'Téléphone, WhatsApp, e-mail et adresse du centre, dans l’Eixample à Barcelone. Les horaires d’ouverture, et un formulaire pour nous écrire.',
  heading: 'Un mot, un appel, *une visite*',
  intro:
    'Signez d’un prénom ou d’un pseudonyme, comme il vous plaira. La personne qui vous lit travaille au centre, et elle sait se taire.',
  detailsHeading: 'Où et quand',
  hoursHeading: 'Horaires du centre',
  enquiryHeading: 'Nous vous répondons en français',
  arriving: [
    'À pied, comptez {walk.Urgell} minutes depuis Urgell et {walk.Catalunya} depuis Catalunya. Sonnez tout en haut à droite, à la sonnette sans nom. Le centre est au dernier étage, avec ascenseur.',
    'Il y a deux marches à la porte de l’immeuble, avant l’ascenseur, et le bain a un rebord haut. Si cela vous gêne, dites-le-nous et nous préparerons une salle.',
  ],
  walkIns: 'On vous reçoit aussi sans réservation. Réserver vous garantit l’heure et la personne.',
  toBooking: 'Demander une réservation',
  /** What the message begins with where somebody asks about one of these. */
  subjects: {
    yoni: 'Je voudrais me renseigner sur le massage yoni.',
    couples: 'Nous voudrions nous renseigner sur le massage en couple.',
    gay: 'Je voudrais me renseigner sur le massage entre hommes.',
    'four-hands': 'Je voudrais me renseigner sur le massage à quatre mains.',
  },
} satisfies Copy['pages']['contact'];
