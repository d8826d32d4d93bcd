import type { Texts } from '../textTypes/texts.ts';

export const masseuse = {
  title: '{name}, masajista en el Eixample de Barcelona',
  description:
    '{name} es masajista en un centro del Eixample de Barcelona. Especialidades: {specialties}. Sus idiomas, su manera de trabajar y los masajes que da.',
  back: 'Volver',
  backToServices: 'Volver a los masajes',
  flowers: {
    chiara: 'la peonía',
    alba: 'la magnolia',
    mila: 'el lirio',
    nora: 'la rosa',
    bua: 'el loto',
    vera: 'la cala',
    carla: 'la buganvilla',
  },
  flower: 'A {name} la conocerás en persona.',
  leads: {
    chiara: 'Lo primero que hace es escuchar, y su masaje tántrico va al paso de tu respiración.',
    alba: 'Habla poco y nunca empieza una pasada sin haber terminado la anterior.',
    mila: 'Con ella, el Nuru empieza entre risas; en el Lingam apenas habla.',
    nora: 'Te pregunta en qué no quieres pensar durante una hora, y no se le olvida.',
    bua: 'Donde otras aprietan, ella se apoya: se lo enseñó su tía. Habla tailandés e inglés. Si solo hablas español, acuerdas antes los límites con recepción.',
    vera: 'Te dice lo que va a hacer y hace justo eso, algo que se agradece el primer día.',
    carla: 'Llega con las toallas calientes y un par de frases que quitan los nervios.',
  },
  bioIn: 'Su presentación, en {language}',
  age: 'Edad',
  ageInWords: '{age} años',
  nationality: 'Nacionalidad',
  languages: 'Idiomas',
  specialties: 'Especialidades',
  alsoGives: 'También da',
  nationalities: { italian: 'italiana', spanish: 'española', slavic: 'eslava', thai: 'tailandesa' },
  languageNames: { english: 'inglés', spanish: 'español', catalan: 'catalán', thai: 'tailandés' },
  specialtyNames: {
    tantra: 'Tantra',
    nuru: 'Nuru',
    lingam: 'Lingam',
    couples: 'parejas',
  },
  others: 'Otras *masajistas*',
  notFound: {
    title: 'Perfil no encontrado',
    lead: 'No tenemos a nadie con ese nombre.',
    home: 'Volver al inicio',
  },
} satisfies Texts['pages']['masseuse'];
