import type { ExtrasWords } from '../page-words.ts';

export const extras = {
  heading: 'Además de los doce',
  intro: 'Cuatro posibilidades más. Dinos cuál te interesa y te contamos cómo y cuándo.',
  items: {
    gay: {
      title: 'Masaje gay',
      description:
        'De hombre a hombre, con un masajista, aceite tibio y un final de lingam. No todos los días hay uno en el centro: pregunta antes de venir y te decimos cuándo lo encontrarás.',
    },
    yoni: {
      title: 'Masaje yoni',
      description:
        'Para mujeres. Comienza lejos, por la espalda y las piernas, y avanza al paso que tú marques. Eliges si lo da una mujer o un hombre, y una palabra tuya lo detiene.',
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'Una persona al lado de la otra, en la misma sala, con dos masajistas a la vez. Antes habláis de lo que espera cada cual. Conviene reservar, para que haya cuatro manos libres a la misma hora.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación, en cualquier hotel de Barcelona, con ropa discreta y lo necesario en un bolso. Tiene un pequeño suplemento por el desplazamiento; te decimos cuánto es al reservar.',
    },
  },
} satisfies ExtrasWords;
