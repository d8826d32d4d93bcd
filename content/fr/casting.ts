import type { Texts } from '../textTypes/texts.ts';

export const casting = {
  nav: 'Casting',
  title: 'Devenir masseuse ou masseur à Barcelone, dans l’Eixample',
  description:
    'Le centre cherche des masseuses et des masseurs à Barcelone : horaires à votre choix, formation au tantra par les collègues, discrétion.',
  heading: 'Travailler *avec nous*',
  lead: 'Nous cherchons des praticiennes et des praticiens, même sans expérience du massage tantrique.',
  offerHeading: 'Ce que nous proposons',
  offer: [
    'Des jours et des heures que vous fixez vous-même, semaine après semaine.',
    'Une rémunération et des conditions claires, expliquées avant que vous ne décidiez.',
    'Une formation au massage tantrique, assurée par vos collègues.',
    'La sécurité d’une équipe : des collègues sont toujours au centre et nous savons où vous êtes quand vous allez à l’hôtel.',
    'La discrétion d’un prénom de travail et, sur le site, d’une fleur au lieu d’un visage.',
    'La liberté de dire ce que vous faites et ce que vous ne faites pas.',
  ],
  requirementsHeading: 'Ce que nous demandons',
  requirements: [
    '{castingAge} ans au moins.',
    'Une allure élégante et un contact facile.',
    'De la bonne humeur et de la discrétion.',
    'Des bases d’anglais ou d’espagnol.',
    'La nationalité d’un pays de l’Union européenne ou un permis de travail valable.',
  ],
  applyHeading: 'Pour postuler',
  applyText:
    'Dites-nous en quelques lignes qui vous êtes et quand vous pourriez passer nous voir. Une photo n’est pas nécessaire. Nous répondons à tout le monde, et ce que vous écrivez ne sert qu’à étudier votre candidature. Ce premier entretien ne vous engage pas. Venez avec vos questions.',
  applyChat: 'Postuler sur WhatsApp',
  applyEmail: 'Postuler par e-mail',
  home: 'Retour à l’accueil',
} satisfies Texts['pages']['casting'];
