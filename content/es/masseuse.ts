import type { Texts } from '../texts.ts';

export const masseuse = {
  title: '{name}, masajista en el Eixample de Barcelona',
  description:
    '{name}, masajista en un centro del Eixample de Barcelona. Especialidades: {specialties}. Sus idiomas, su manera de trabajar y su flor.',
  back: 'Volver',
  backToServices: 'Volver a los masajes',
  flowers: {
    chiara: 'la peonía',
    alba: 'la magnolia',
    mila: 'el iris',
    nora: 'la rosa',
    bua: 'el loto',
    vera: 'la cala',
    carla: 'la buganvilla',
  },
  flower: 'Esta es su flor. A {name} la conocerás en persona.',
  age: 'Edad',
  ageInWords: '{age} años',
  nationality: 'Nacionalidad',
  languages: 'Idiomas',
  specialties: 'Especialidades',
  nationalities: { italian: 'italiana', spanish: 'española', slavic: 'eslava', thai: 'tailandesa' },
  languageNames: { english: 'inglés', spanish: 'español', catalan: 'catalán', thai: 'tailandés' },
  specialtyNames: { tantra: 'tantra', nuru: 'nuru', lingam: 'lingam', couples: '[couples|parejas]' },
  book: 'Solicitar una reserva',
  others: 'Otras *masajistas*',
  notFound: {
    title: 'Perfil no encontrado',
    lead: 'No tenemos a nadie con ese nombre.',
    home: 'Volver al inicio',
  },
} satisfies Texts['pages']['masseuse'];
