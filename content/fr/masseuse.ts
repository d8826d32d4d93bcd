import type { Texts } from '../textTypes/texts.ts';

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
  flower: 'En guise de portrait',
  leads: {
    chiara: '{name} a longtemps chanté dans des chœurs et règle son tantra sur votre respiration.',
    alba: '{name} parle peu et finit chaque geste avant d’en commencer un autre.',
    mila: 'Dans un pays slave dont elle tait le nom, {name} patinait avant de savoir lire. Son nuru s’en souvient.',
    nora: '{name} demande à quoi vous aimeriez ne plus penser pendant une heure. L’accueil traduit, et elle n’oublie pas.',
    bua: '{name} pose son poids là où d’autres appuient, comme sa tante le lui a appris.',
    vera: '{name} masse comme elle accorde les pianos de ses amis, en écoutant entre deux gestes.',
    carla:
      '{name} ne parle ni français ni anglais, mais trois signes font l’affaire : sa paume à plat, vous restez ainsi ; deux petits coups, vous vous retournez ; votre main levée, ou « stop », et tout s’arrête.',
  },
  bioIn: 'Présentation en {language}',
  age: 'Âge',
  ageInWords: '{age} ans',
  nationality: 'Nationalité',
  languages: 'Langues',
  specialties: 'Spécialités',
  alsoGives: 'Propose aussi',
  nationalities: { italian: 'italienne', spanish: 'espagnole', slavic: 'slave', thai: 'thaïlandaise' },
  languageNames: { english: 'anglais', spanish: 'espagnol', catalan: 'catalan', thai: 'thaï' },
  specialtyNames: {
    tantra: 'tantra',
    nuru: 'nuru',
    lingam: 'lingam',
    couples: 'couples',
  },
  others: 'Autres *masseuses*',
  notFound: {
    title: 'Profil introuvable',
    lead: 'Ce profil n’existe pas ou n’est plus en ligne.',
    home: 'Retour à l’accueil',
  },
} satisfies Texts['pages']['masseuse'];
