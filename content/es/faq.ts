import type { FaqItem } from '../page-words.ts';

/** The questions of the home page. */
export const faq = [
  {
    question: '¿Hace falta reservar?',
    answer:
      'No. Puedes llamar al timbre sin más y, si hay sala y masajista libres, empezamos. Con reserva tienes segura la hora y la persona. Si nos escribes, contestamos {answerHours}; lo que llega más tarde se lee a la mañana siguiente. La solicitud se convierte en reserva cuando te la confirmamos.',
  },
  {
    question: '¿Puedo elegir quién me da el masaje?',
    answer:
      'Sí, y también si prefieres que sea una mujer o un hombre, según quién trabaje ese día. En el centro se habla español e inglés; hay masajistas que hablan además catalán o tailandés. Los idiomas y las especialidades de cada una están en su perfil.',
  },
  {
    question: '¿Qué incluye un masaje? ¿Puede ser a cuatro manos?',
    answer:
      'Todos los masajes eróticos incluyen un final, de lingam o de yoni, y una ducha antes y después. Lo demás está escrito en la página de cada uno. El Paradise ya es a cuatro manos, con dos masajistas; si quieres otro así, dinos cuál y te damos el precio.',
  },
  {
    question: '¿Cómo se paga?',
    answer:
      'En efectivo, con tarjeta (Visa, Mastercard o Amex), por PayPal o con criptomonedas. Los precios están en euros y llevan el IVA incluido. Si prefieres otra divisa, pregunta antes, porque puede haber comisión.',
  },
  {
    question: '¿Dais masajes en hoteles?',
    answer:
      'Sí, en hoteles de Barcelona. Hay un pequeño suplemento por el desplazamiento: puedes preguntar el importe cuando quieras y, de todos modos, te lo decimos al reservar. El nuru, el Paradise y el Tantric Divan se hacen solo en el centro, donde están el colchón, la bañera y el diván.',
  },
  {
    question: '¿Cómo llego y qué se ve desde la calle?',
    answer:
      'Estamos en el Eixample y el metro te deja cerca: {metro}. Desde fuera se ve un portal como los demás y un timbre sin rótulo. Llamas, te abren y pasas directamente a tu habitación: nadie espera en una sala con otras personas.',
  },
  {
    question: '¿Es solo para hombres?',
    answer:
      'No. Vienen hombres, mujeres y parejas, y a nadie se le piden explicaciones. Las parejas pueden recibir el masaje a la vez, una persona al lado de la otra; conviene decirlo al reservar, porque hacen falta dos masajistas. Para entrar hay que tener al menos {adultAge} años.',
  },
  {
    question: 'Es mi primera vez. ¿Qué tengo que saber o llevar?',
    answer:
      'Nada en especial. Antes de empezar, tu masajista te pregunta qué te apetece y qué no. Hay ducha privada, toallas y albornoz, y la sala se limpia y la ropa de cama se cambia después de cada visita. Si tienes alguna alergia o te duele algo, dilo, por favor.',
  },
  {
    question: '¿Y si llego tarde o no puedo ir?',
    answer:
      'Llama o escribe por WhatsApp en cuanto lo sepas y te buscamos otra hora; no hace falta que cuentes el motivo. Si te retrasas y la sala está libre después, empezamos más tarde. Si no lo está, vemos contigo qué masaje cabe en el tiempo que queda.',
  },
  {
    question: '¿Qué no se hace en el centro?',
    answer:
      'Nada que no se haya acordado antes. Lo que no quieres tú o no quiere tu masajista no se hace, y cualquiera puede decir «para» en mitad del masaje. Tampoco se graba ni se hacen fotos: el móvil se queda guardado.',
  },
] satisfies FaqItem[];
