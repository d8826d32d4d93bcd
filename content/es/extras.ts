import type { Copy } from '../copy.ts';

export const extras = {
  heading: 'Además *de los doce*',
  intro: 'Hay cuatro opciones más. Dinos cuál te interesa y te contamos cómo y cuándo puede ser.',
  items: {
    gay: {
      title: 'Masaje gay',
      description:
        'De hombre a hombre, con aceite tibio y un final de lingam. No todos los días trabaja un masajista en el centro: pregunta antes de venir y te decimos cuándo puede atenderte.',
    },
    yoni: {
      title: 'Masaje yoni',
      description:
        'Para mujeres. Empieza por la espalda y las piernas y avanza al paso que tú marques. Puede dártelo una mujer o un hombre, según quién trabaje ese día, y una palabra tuya lo detiene.',
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'En la misma sala y a la vez, cada cual con su masajista. Antes habláis de lo que espera cada persona y de lo que prefiere dejar fuera. Conviene reservar: hacen falta dos masajistas a la misma hora.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación, en cualquier hotel de Barcelona, con ropa discreta y lo necesario en un bolso. Por el desplazamiento hay un pequeño suplemento; te decimos cuánto es al reservar.',
    },
  },
} satisfies Copy['extras'];
