import type { MasseusesWords, ProfileWords } from '../page-words.ts';

export const masseusesPage = {
  title: 'Las masajistas del centro, en Barcelona',
  description:
    'Siete masajistas en el Eixample de Barcelona. Cada una, con su flor, sus idiomas y sus especialidades: tantra, nuru, lingam o masaje en pareja.',
  heading: 'Siete nombres *y siete flores*',
  intro:
    'Unas prefieren el aceite y otras, el gel; a unas se les da bien el silencio y a otras, la conversación. Lee los perfiles sin prisa y, si dudas entre dos, pregúntanos: las conocemos bien.',
  viewProfile: 'Ver perfil',
  discretionHeading: 'Lo que se ve *y lo que no*',
  discretion: [
    'No enseñamos caras. Quienes trabajan aquí tienen otra vida fuera, con familia, estudios y vecinos, y la flor la protege. El nombre también es solo para el trabajo; el otro se lo guarda cada una.',
    'Contigo hacemos lo mismo. Puedes darnos el nombre que quieras, el portal no dice nada y dentro no hay una sala de espera en la que alguien te reconozca.',
    'Lo que cuentas se queda en la habitación: ni se graba, ni se fotografía, ni se comenta después.',
  ],
} satisfies MasseusesWords;

export const profile = {
  title: '{name}, masajista en el Eixample de Barcelona',
  description:
    '{name}, masajista en un centro del Eixample de Barcelona. Especialidades: {specialties}. Sus idiomas, su manera de tocar y su flor.',
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
  flower: 'Esta flor ocupa el lugar de la cara de {name}. A ella la conocerás en persona.',
  age: 'Edad',
  nationality: 'Nacionalidad',
  languages: 'Idiomas',
  specialties: 'Especialidades',
  nationalities: { italian: 'italiana', spanish: 'española', slavic: 'eslava', thai: 'tailandesa' },
  languageNames: { english: 'inglés', spanish: 'español', catalan: 'catalán', thai: 'tailandés' },
  specialtyNames: { tantra: 'Tantra', nuru: 'Nuru', lingam: 'Lingam', couples: 'Parejas' },
  book: 'Solicitar una reserva',
  others: 'Otras *masajistas*',
  notFound: {
    title: 'Perfil no encontrado',
    lead: 'La masajista que buscas no existe.',
    home: 'Volver al inicio',
  },
} satisfies ProfileWords;
