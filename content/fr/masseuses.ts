import type { MasseusesWords, ProfileWords } from '../page-words.ts';

/** The list of the masseuses. */
export const masseusesPage = {
  title: 'Les sept masseuses du centre, à Barcelone',
  description:
    'Sept masseuses, présentées par une fleur plutôt que par une photo : leur âge, leur nationalité, leurs langues et leurs spécialités.',
  heading: 'Un prénom, *une fleur*',
  intro:
    'Lisez les profils et choisissez un prénom, ou dites-nous ce que vous cherchez et nous vous conseillerons. Elles ne sont pas toutes là le même jour : si vous tenez à l’une d’elles, mieux vaut réserver.',
  viewProfile: 'Voir le profil',
  discretionHeading: 'Pourquoi *des fleurs*',
  discretion: [
    'Une photo circule, une fleur non. Dehors, chacune a sa vie : une famille, des études, un quartier où on la salue. Les prénoms que vous lisez ici sont des prénoms de travail ; le vôtre peut être d’emprunt, lui aussi.',
    'Ce que vous dites pendant un massage n’en sort pas. On ne vous demande pas ce que vous faites dans la vie ; si vous en parlez, cela ne va pas plus loin. Rien n’est filmé, et les téléphones restent rangés.',
    'Votre venue ne regarde que vous. La porte est celle de n’importe quel immeuble, la sonnette n’a pas de plaque, et nous veillons à ce que vous ne croisiez personne en chemin.',
  ],
} satisfies MasseusesWords;

/** A masseuse's own page. Her text is in `bios.ts`, in English. */
export const profile = {
  title: '{name}, masseuse dans l’Eixample, à Barcelone',
  description:
    '{name} vous reçoit dans un centre calme de l’Eixample, à Barcelone. Spécialités : {specialties}.',
  back: 'Retour',
  backToServices: 'Retour aux massages',
  flowers: {
    chiara: 'la pivoine',
    alba: 'le magnolia',
    mila: 'l’iris',
    nora: 'la rose',
    bua: 'le lotus',
    vera: 'l’arum',
    carla: 'le bougainvillier',
  },
  flower: '{name} a choisi une fleur plutôt qu’une photo. La discrétion vaut aussi pour elle.',
  age: 'Âge',
  nationality: 'Nationalité',
  languages: 'Langues',
  specialties: 'Spécialités',
  nationalities: { italian: 'italienne', spanish: 'espagnole', slavic: 'slave', thai: 'thaïlandaise' },
  languageNames: { english: 'anglais', spanish: 'espagnol', catalan: 'catalan', thai: 'thaï' },
  specialtyNames: { tantra: 'Tantra', nuru: 'Nuru', lingam: 'Lingam', couples: 'Couples' },
  book: 'Faire une demande de réservation',
  others: 'Autres *masseuses*',
  notFound: {
    title: 'Profil introuvable',
    lead: 'La masseuse demandée n’existe pas.',
    home: 'Retour à l’accueil',
  },
} satisfies ProfileWords;
