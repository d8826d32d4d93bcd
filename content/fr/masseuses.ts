import type { Texts } from '../texts.ts';

/** The list of the masseuses. */
export const masseuses = {
  nav: 'Masseuses',
  title: 'Les {masseuses} masseuses du centre, à Barcelone',
  description:
    '{Masseuses} masseuses, présentées par une fleur plutôt que par une photo : leur âge, leur nationalité, leurs langues et leurs spécialités.',
  heading: 'Un prénom, *une fleur*',
  intro:
    'Choisissez un prénom, ou dites-nous ce que vous cherchez et nous vous conseillerons. Les masseuses ne sont pas toutes là le même jour. Qui travaille aujourd’hui ? Demandez-nous, nous vous donnerons des prénoms.',
  men: 'Nos {men} masseurs n’ont pas de profil et viennent sur rendez-vous : si vous préférez l’un d’eux, prévenez-nous {men.ahead}. Ils donnent {men.massages}.',
  viewProfile: 'Voir le profil',
  viewProfileOf: '{name} : voir le profil',
  discretionHeading: 'La discrétion, *la leur et la vôtre*',
  discretion: [
    'Une photo circule, une fleur non. Dehors, chacune a sa vie : une famille, des études, des voisins. Les prénoms que vous lisez ici sont des prénoms de travail. Le vôtre peut être d’emprunt, lui aussi.',
    'Ce que vous dites pendant un massage reste entre vous et la masseuse. Personne ne vous demande ce que vous faites dans la vie. Rien n’est filmé. Les téléphones restent rangés.',
    'Votre venue ne regarde que vous. L’interphone ne dit pas notre nom et, avant votre départ, nous regardons si le couloir est libre.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Vos données personnelles' },
    { to: 'hotels', text: 'Le massage à votre hôtel' },
  ],
} satisfies Texts['pages']['masseuses'];
