import type { pages as shape } from '../en/pages.ts';

/** What the pages say beyond the massages and the forms, by page. */
export const pages = {
  home: {
    title: 'Massage érotique et tantrique à Barcelone',
    description:
      'Un centre calme dans l’Eixample, à Barcelone : douze massages érotiques et tantriques, pour elle, pour lui et à deux, durées et prix affichés.',
    heading: 'Une heure rien que pour vous',
    sub: 'Massage érotique et tantrique dans un centre calme de l’Eixample. Pour les hommes, les femmes et les couples.',
    toServices: 'Voir les massages et les prix',
    toContact: 'Demander ou réserver',
    servicesHeading: 'Trois façons de commencer',
    servicesIntro: 'Un lent, un qui glisse, un bref. Les neuf autres sont à une page d’ici.',
    allServices: 'Les douze massages',
  },
  services: {
    title: 'Massages et prix à Barcelone',
    description:
      'Les douze massages du centre, du Lingam au Paradise : ce que chacun comprend, sa durée et son prix, TVA comprise.',
    heading: 'Douze façons de prendre son temps',
    intro: 'Chaque massage a une durée et un prix, TVA comprise. Rien ne s’ajoute à la porte.',
    searchLabel: 'Chercher un massage',
    searchButton: 'Chercher',
    searchTitle: 'Recherche : {query}',
    found: { one: '{count} massage pour « {query} »', other: '{count} massages pour « {query} »' },
    nothingFound: 'Aucun massage ne réunit tous les mots de « {query} ». Voici la liste entière.',
    showAll: 'Voir tous les massages',
  },
  service: {
    back: 'Tous les massages',
    panelHeading: 'Durée et prix',
    includes: 'Compris',
    askForDetails: 'Nous le composons avec vous : demandez-nous le détail.',
    book: 'Réserver ce massage',
    call: 'Appeler',
    contact: 'Contact',
    related: 'D’autres massages',
    payment:
      'Vous pouvez régler en espèces, par Visa, Mastercard ou Amex, par PayPal ou en cryptomonnaies. Les autres devises peuvent entraîner des frais.',
    hotel: 'Également à votre hôtel, avec un petit supplément pour le trajet dans Barcelone.',
  },
  contact: {
    title: 'Contacter le centre, dans l’Eixample à Barcelone',
    description:
      'Écrire, appeler ou discuter : téléphone, e-mail et adresse du centre dans l’Eixample, horaires et formulaire pour un message.',
    heading: 'Posez-nous vos questions',
    intro:
      'Un prénom ou un pseudonyme suffit. La personne qui lit votre message travaille ici et n’en parle à personne.',
    detailsHeading: 'Où et quand',
    hoursHeading: 'Le centre est ouvert',
    enquiryHeading: 'Nous répondons en français',
    walkIns: 'Vous pouvez venir sans réservation. En réservant, l’heure et la personne vous sont assurées.',
  },
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingams en option',
    twoLingamAndGlass: '2 lingam, cava ou cocktail',
  },
  enquiryHours: {
    always: 'tous les jours, 24 heures sur 24',
    daily: 'tous les jours, de {opens} à {closes}',
  },
} satisfies typeof shape;
