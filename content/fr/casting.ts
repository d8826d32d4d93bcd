import type { Copy } from '../copy.ts';

/** The page for women who would like to work here. */
export const casting = {
  nav: 'Casting',
  title: 'Devenir masseuse à Barcelone, dans l’Eixample',
  description:
    'Le centre cherche des masseuses à Barcelone : horaires à votre choix, paiement le jour même, formation au massage tantrique, discrétion.',
  heading: 'Travailler *avec nous*',
  lead: 'Nous cherchons des masseuses, avec ou sans expérience du massage tantrique. Voici ce que nous proposons et ce que nous demandons, sans petits caractères.',
  offerHeading: 'Ce que nous proposons',
  offer: [
    'Vos horaires : vous choisissez vos jours et vos heures.',
    'Une part de chaque massage, versée le jour même.',
    'Une formation au massage tantrique, assurée par vos collègues.',
    'La sécurité : vous n’êtes jamais seule au centre et, quand vous allez à l’hôtel, nous savons où vous êtes.',
    'La discrétion : un prénom de travail et, sur le site, une fleur au lieu d’un visage.',
    'Le choix : c’est vous qui dites ce que vous faites et ce que vous ne faites pas.',
    'Aucuns frais pour commencer.',
  ],
  requirementsHeading: 'Ce que nous demandons',
  requirements: [
    'Avoir {age} ans ou plus.',
    'Une présentation élégante et avenante.',
    'Un état d’esprit positif et de la discrétion.',
    'Des bases d’anglais ou d’espagnol.',
    'Des papiers d’un pays de l’Union européenne, ou un permis de travail en cours de validité.',
  ],
  applyHeading: 'Pour postuler',
  applyText:
    'Écrivez-nous en quelques lignes qui vous êtes et quand vous pourriez passer pour un entretien. La photo n’est pas nécessaire. Votre message est lu par une personne du centre et ne circule pas.',
  applyChat: 'Postuler sur WhatsApp',
  applyEmail: 'Postuler par e-mail',
  home: 'Retour à l’accueil',
} satisfies Copy['pages']['casting'];
