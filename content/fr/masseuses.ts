import type { Copy } from '../copy.ts';

/** The list of the masseuses. */
export const masseuses = {
  nav: 'Masseuses',
  title: 'Les sept masseuses du centre, à Barcelone',
  description:
    'Sept masseuses, présentées par une fleur plutôt que par une photo : leur âge, leur nationalité, leurs langues et leurs spécialités.',
  heading: 'Un prénom, *une fleur*',
  intro:
    'Lisez les profils et choisissez un prénom, ou dites-nous ce que vous cherchez et nous vous conseillerons. Elles ne sont pas toutes là le même jour : si vous tenez à l’une d’elles, mieux vaut réserver.',
  viewProfile: 'Voir le profil',
  viewProfileOf: '{name} : voir le profil',
  discretionHeading: 'Pourquoi *des fleurs*',
  discretion: [
    'Une photo circule, une fleur non. Dehors, chacune a sa vie : une famille, des études, un quartier où on la salue. Les prénoms que vous lisez ici sont des prénoms de travail ; le vôtre peut être d’emprunt, lui aussi.',
    'Ce que vous dites pendant un massage n’en sort pas. On ne vous demande pas ce que vous faites dans la vie ; si vous en parlez, cela ne va pas plus loin. Rien n’est filmé, et les téléphones restent rangés.',
    'Votre venue ne regarde que vous. La porte est celle de n’importe quel immeuble, la sonnette n’a pas de plaque, et nous veillons à ce que vous ne croisiez personne en chemin.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Ce que nous gardons de vous' },
    { to: 'hotels', text: 'Le massage à votre hôtel' },
  ],
} satisfies Copy['pages']['masseuses'];
