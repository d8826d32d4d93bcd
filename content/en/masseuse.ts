import type { Texts } from '../textTypes/texts.ts';

export const masseuse = {
  title: '{name}, masseuse in Barcelona’s Eixample',
  description:
    '{name} gives massages at a discreet centre in Barcelona’s Eixample. Specialities: {specialties}. How she works and which languages she speaks.',
  back: 'Back',
  backToServices: 'Back to Massages',
  flowers: {
    chiara: 'the peony',
    alba: 'the magnolia',
    mila: 'the iris',
    nora: 'the rose',
    bua: 'the lotus',
    vera: 'the calla',
    carla: 'the bougainvillea',
  },
  flower: 'The portrait {name} chose.',
  leads: {},
  bioIn: '(in {language})',
  age: 'Age',
  ageInWords: '{age}',
  nationality: 'Nationality',
  languages: 'Languages',
  specialties: 'Specialties',
  alsoGives: 'Also gives',
  nationalities: { italian: 'Italian', spanish: 'Spanish', slavic: 'Slavic', thai: 'Thai' },
  languageNames: { english: 'English', spanish: 'Spanish', catalan: 'Catalan', thai: 'Thai' },
  specialtyNames: {
    tantra: 'Tantra',
    nuru: 'Nuru',
    lingam: 'Lingam',
    couples: 'Couples',
  },
  others: 'Other *masseuses*',
  notFound: {
    title: 'Profile not found',
    lead: 'The requested masseuse does not exist.',
    home: 'Back to home',
  },
} satisfies Texts['pages']['masseuse'];
