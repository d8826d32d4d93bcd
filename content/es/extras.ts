import type { Texts } from '../texts.ts';

export const extras = {
  heading: 'Además *de los {massages}*',
  intro:
    'Todo esto lo preparamos cuando nos lo pides. También el masaje a cuatro manos, con dos masajistas a la vez. Los límites son los mismos que en los {massages}. Escríbenos y te decimos cuándo puede ser, cuánto dura y cuánto cuesta.',
  links: [{ to: 'ask-four-hands', text: 'Preguntar por las cuatro manos' }],
  items: {
    gay: {
      title: 'Masaje gay',
      description:
        'De hombre a hombre, con aceite y un final de lingam. Te lo da uno de los {men} hombres del centro, si avisas con {menHoursAhead} horas de antelación. Precio a consultar.',
    },
    yoni: {
      title: 'Masaje yoni',
      description:
        'Para mujeres. Empieza por la espalda y las piernas y sigue al ritmo que tú marques, siempre con las manos. Si dices «para», se retiran. Te lo da una mujer o, si avisas con {menHoursAhead} horas de antelación, un hombre. Precio a consultar.',
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'En la misma sala y a la vez, con una masajista para cada persona. Antes, cada cual dice lo que quiere y lo que no. Pedidlo al reservar: hacen falta dos masajistas a la misma hora. Precio a consultar.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación, en cualquier hotel de Barcelona, con ropa discreta y lo necesario en un bolso. El masaje cuesta lo mismo que en el centro, más un suplemento por el desplazamiento que te decimos al reservar.',
    },
  },
} satisfies Texts['extras'];
