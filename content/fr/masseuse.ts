import type { Texts } from '../texts.ts';

/** The profile of a masseuse. Her biography is in `bios.ts`, in English. */
export const masseuse = {
  title: '{name}, masseuse dans l’Eixample, à Barcelone',
  description: '{name} vous reçoit au calme, dans l’Eixample, à Barcelone. Spécialités : {specialties}.',
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
  flower: '{name} a choisi une fleur plutôt qu’une photo. La discrétion vaut pour elle aussi.',
  age: 'Âge',
  ageInWords: '{age} ans',
  nationality: 'Nationalité',
  languages: 'Langues',
  specialties: 'Spécialités',
  nationalities: { italian: 'italienne', spanish: 'espagnole', slavic: 'slave', thai: 'thaïlandaise' },
  languageNames: { english: 'anglais', spanish: 'espagnol', catalan: 'catalan', thai: 'thaï' },
  specialtyNames: { tantra: 'tantra', nuru: 'nuru', lingam: 'lingam', couples: '[couples|couples]' },
  book: 'Faire une demande de réservation',
  others: 'Autres *masseuses*',
  notFound: {
    title: 'Profil introuvable',
    lead: 'Ce profil n’existe pas ou n’est plus en ligne.',
    home: 'Retour à l’accueil',
  },
} satisfies Texts['pages']['masseuse'];
