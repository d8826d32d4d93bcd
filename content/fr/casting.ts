import type { CastingWords } from '../page-words.ts';

/** The page for women who would like to work here. */
export const casting = {
  title: 'Devenir masseuse à Barcelone, dans l’Eixample',
  description:
    'Le centre cherche des masseuses à Barcelone : horaires choisis, paiement le jour même, formation au massage tantrique, discrétion.',
  heading: 'Travailler avec nous',
  lead: 'Nous cherchons des masseuses, avec ou sans expérience du massage tantrique. Voici ce que nous proposons et ce que nous demandons ; rien n’est écrit en petits caractères.',
  offerHeading: 'Ce que nous proposons',
  offer: [
    'Vos horaires : vous nous dites quels jours et à quelles heures vous venez.',
    'Une part de chaque massage, versée le jour même.',
    'Une formation au massage tantrique, donnée par des collègues.',
    'La sécurité : il y a toujours quelqu’un au centre, et l’on sait où vous êtes quand vous allez à l’hôtel.',
    'La discrétion : un nom de travail, et une fleur au lieu d’un visage sur le site.',
    'Le choix : vous décidez de ce que vous faites et de ce que vous ne faites pas.',
    'Aucuns frais pour commencer.',
  ],
  requirementsHeading: 'Ce que nous demandons',
  requirements: [
    'Avoir {age} ans ou plus.',
    'Une présentation soignée et avenante.',
    'Un bon état d’esprit, et de la discrétion.',
    'Des bases d’anglais ou d’espagnol.',
    'Des papiers de l’Union européenne ou un permis de travail en cours de validité.',
  ],
  applyHeading: 'Pour postuler',
  applyText:
    'Écrivez-nous quelques lignes : qui vous êtes, et quand vous pourriez passer pour un entretien. Une photo n’est pas nécessaire. Votre message est lu par une personne du centre et ne circule pas.',
  applyChat: 'Postuler sur WhatsApp',
  applyEmail: 'Postuler par e-mail',
  home: 'Revenir à l’accueil',
} satisfies CastingWords;
