import type { Texts } from '../textTypes/texts.ts';

export const masseuses = {
  nav: 'Masseuses',
  title: 'Les {masseuses} masseuses du centre, à Barcelone',
  description:
    'L’âge, la nationalité, les langues et les spécialités des {masseuses} masseuses, présentées par une fleur plutôt que par une photo.',
  heading: 'Un prénom, *une fleur*',
  intro:
    'Choisissez votre masseuse, ou dites-nous ce que vous cherchez et nous vous conseillerons. Elles ne sont pas toutes là le même jour. Demandez-nous qui travaille aujourd’hui, et nous vous répondrons par des prénoms. Aucune ne parle français. L’accueil le parle, et convient de tout avec vous avant le massage.',
  men: 'Nos {men} masseurs, qui n’ont pas de profil, proposent {men.massages}, ainsi que le massage yoni. Si vous préférez l’un d’eux, prévenez-nous {men.ahead}.',
  viewProfile: 'Voir le profil',
  viewProfileOf: '{name} : voir le profil',
  discretionHeading: 'La discrétion, *la leur et la vôtre*',
  discretion: [
    'Une photo circule, une fleur non. Dehors, chacune a sa vie, avec une famille, des études ou des voisins. Leurs prénoms sont des prénoms de travail, et le vôtre peut être d’emprunt, lui aussi.',
    'Ce que vous dites pendant un massage ne sort pas du salon, et votre métier ne regarde que vous. Les téléphones restent rangés et rien n’est filmé.',
    'L’interphone ne porte pas notre nom. Chaque salon a sa douche, et personne ne se promène en peignoir. Avant votre départ, nous regardons si la voie est libre.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Vos données personnelles' },
    { to: 'hotels', text: 'Le massage à votre hôtel' },
  ],
} satisfies Texts['pages']['masseuses'];
