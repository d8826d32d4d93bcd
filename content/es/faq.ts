import type { Copy } from '../copy.ts';

/** The questions of the home page. */
export const faq = [
  {
    question: '¿Hace falta reservar?',
    answer:
      'No. Puedes llamar al timbre sin más y, si hay sala y masajista libres, empezamos. Si vienes de lejos o quieres a alguien en concreto, mejor reserva. Contestamos a los mensajes {answerHours}; lo que llega más tarde se lee al día siguiente. La solicitud pasa a ser una reserva cuando te la confirmamos.',
  },
  {
    question: '¿Puedo elegir quién me da el masaje?',
    answer:
      'Sí: puedes pedir a una masajista por su nombre o decirnos si prefieres una mujer o un hombre. Depende de quién trabaje ese día; si no puede ser, te lo decimos al contestar. En el centro se habla español e inglés, aunque no todo el mundo habla los dos; hay quien habla también catalán o tailandés.',
  },
  {
    question: '¿Qué incluye el masaje? ¿Puede ser a cuatro manos?',
    answer:
      'Todos los masajes eróticos incluyen un final, de lingam o de yoni, y una ducha antes y después. Lo demás se detalla en la página de cada uno. El Paradise es siempre a cuatro manos, con dos masajistas; si quieres otro así, dinos cuál y te damos el precio.',
  },
  {
    question: '¿Cómo se paga?',
    answer:
      'Como te venga mejor: en efectivo, con Visa, Mastercard o Amex, por PayPal o con criptomonedas. Los precios están en euros y llevan el IVA incluido. Para pagar en otra divisa, pregunta antes: puede tener comisión.',
  },
  {
    question: '¿Dais masajes en hoteles?',
    answer:
      'Sí, en los de Barcelona. Al precio del masaje se añade un pequeño suplemento por el desplazamiento; te decimos cuánto es al reservar, o antes si lo preguntas. El nuru, el Paradise y el Tantric Divan se hacen solo en el centro, donde están el colchón, la bañera y el diván.',
  },
  {
    question: '¿Cómo llego y qué se ve desde la calle?',
    answer:
      'Estamos en el Eixample y el metro te deja cerca: {metro}. Desde la acera se ve un portal corriente y un timbre sin rótulo. Te abren y pasas directamente a tu habitación: nadie espera en una sala con otras personas.',
  },
  {
    question: '¿Es solo para hombres?',
    answer:
      'No. También es para mujeres y para parejas, y a nadie se le piden explicaciones. En pareja podéis recibir el masaje a la vez, en la misma sala y con dos masajistas; decidlo al reservar. Para entrar hay que tener al menos {adultAge} años.',
  },
  {
    question: 'Es mi primera vez. ¿Qué tengo que saber o llevar?',
    answer:
      'Nada en especial: dinos que es la primera vez y tu masajista te irá contando cada paso. La ducha es privada, y las toallas y el albornoz los pone el centro. Después de cada visita se limpia la sala y se cambia la ropa de cama. Si tienes alguna alergia o te duele algo, dilo, por favor.',
  },
  {
    question: '¿Y si llego tarde o no puedo ir?',
    answer:
      'Llama o escribe por WhatsApp en cuanto lo sepas y te buscamos otra hora; no hace falta que cuentes el motivo. Si te retrasas y la sala queda libre después, empezamos más tarde. Si no, vemos contigo qué masaje cabe en el tiempo que queda.',
  },
  {
    question: '¿Qué no se hace en el centro?',
    answer:
      'Lo que no se haya acordado antes. Si algo no lo quieres tú, o no lo quiere tu masajista, no se hace, y cualquiera puede parar el masaje cuando le parezca. Tampoco se graba ni se hacen fotos: los móviles se quedan guardados.',
  },
] satisfies Copy['faq'];
