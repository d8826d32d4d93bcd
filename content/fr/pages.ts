import type { pages as shape } from '../en/pages.ts';

/** What the pages say beyond the massages and the forms, by page. */
export const pages = {
  home: {
    title: 'Massage érotique et tantrique à Barcelone',
    description:
      'Au calme, dans l’Eixample de Barcelone : douze massages érotiques et tantriques pour hommes, femmes et couples, durées et prix affichés.',
    heading: 'Une heure *à soi*',
    sub: 'Massages érotiques et tantriques, au calme, dans l’Eixample de Barcelone. Pour les hommes, les femmes et les couples.',
    toServices: 'Voir les massages et les prix',
    toContact: 'Question ou réservation',
    servicesHeading: 'Par où *commencer*',
    servicesIntro:
      'Le premier est lent, le deuxième glisse, le troisième est bref. Les neuf autres sont à la page des massages.',
    allServices: 'Voir les douze massages',
  },
  services: {
    title: 'Massages à Barcelone : durées et prix',
    description:
      'Les douze massages du centre, du Lingam au Paradise : pour chacun, ce qui est inclus, la durée et le prix, TVA comprise.',
    heading: 'Douze façons de *prendre son temps*',
    intro: 'À chaque durée son prix, TVA comprise. Au centre et en euros, rien ne s’y ajoute.',
    searchLabel: 'Chercher un massage',
    searchButton: 'Chercher',
    searchTitle: 'Recherche : {query}',
    found: { one: '{count} massage pour « {query} »', other: '{count} massages pour « {query} »' },
    nothingFound: 'Aucun massage ne correspond à tous les mots de « {query} ». Voici la liste complète.',
    practicalHeading: 'Paiement *et hôtels*',
    hotels:
      'Nous venons aussi à votre hôtel, à Barcelone, moyennant un petit supplément pour le déplacement. {services} restent au centre.',
    showAll: 'Voir tous les massages',
  },
  service: {
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
  },
  contact: {
    title: 'Contact et accès, dans l’Eixample à Barcelone',
    description:
      'Téléphone, WhatsApp, e-mail et adresse du centre, dans l’Eixample à Barcelone. Les horaires d’ouverture, et un formulaire pour nous écrire.',
    heading: 'Un mot, un appel, *une visite*',
    intro:
      'Signez d’un prénom ou d’un pseudonyme, comme il vous plaira. La personne qui vous lit travaille au centre, et elle sait se taire.',
    detailsHeading: 'Où et quand',
    hoursHeading: 'Horaires du centre',
    enquiryHeading: 'Nous vous répondons en français',
    walkIns: 'On vous reçoit aussi sans réservation. Réserver vous garantit l’heure et la personne.',
  },
  vatIncluded: 'TVA comprise',
  optionNotes: {
    twoLingam: '2 lingams',
    lingamsOptional: '2 lingams en option',
    twoLingamAndGlass: '2 lingams, cava ou cocktail',
  },
  enquiryHours: {
    always: 'tous les jours, 24 heures sur 24',
    daily: 'tous les jours, de {opens} à {closes}',
  },
} satisfies typeof shape;
