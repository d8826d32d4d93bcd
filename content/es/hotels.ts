import type { HotelsWords } from '../page-words.ts';

export const hotels = {
  title: 'Masaje en tu hotel en Barcelona, con discreción',
  description:
    'Masaje erótico y tántrico en tu habitación de hotel en Barcelona: cómo se pide, qué masajes viajan, qué tener a mano y cuándo sabes el suplemento.',
  heading: 'El masaje va a tu habitación',
  intro:
    'Hay noches en que volver a salir da pereza. Si te alojas en un hotel de Barcelona, tu masajista puede ir hasta allí, con el aceite en un bolso pequeño y sin llamar la atención.',
  sections: [
    {
      heading: 'Cómo se pide',
      paragraphs: [
        'Llama o escribe y dinos tres cosas: el hotel, la habitación y la hora. Basta un nombre de pila o un seudónimo. Te confirmamos quién va, a qué hora llega y cuánto es el suplemento.',
      ],
    },
    {
      heading: 'Qué masajes viajan',
      paragraphs: [
        'Todos los que no necesitan ni colchón propio ni bañera, con el mismo final de lingam o de yoni. El tántrico, el sensitivo o el cuerpo a cuerpo se dan bien en una cama de hotel. En el centro se quedan el nuru, por el gel y el colchón caliente; el Paradise, por la bañera, y el Tantric Divan, porque el diván no cabe en el ascensor.',
      ],
    },
    {
      heading: 'La llegada',
      paragraphs: [
        'Tu masajista entra como cualquier huésped, con ropa de calle discreta y el paso de quien sabe adónde va. En recepción basta con decir que esperas una visita, y solo si el hotel lo pregunta. Si para subir hace falta tarjeta, cuéntanoslo al reservar y quedáis en el vestíbulo.',
      ],
    },
    {
      heading: 'Qué tener a mano',
      paragraphs: ['Casi todo está ya en la habitación:'],
      bullets: [
        'Una hora libre, o lo que dure tu masaje, con el móvil en silencio.',
        'La habitación templada y el aire acondicionado bajo: con aceite, la piel se enfría.',
        'Las toallas del baño.',
      ],
    },
    {
      heading: 'El pago y los límites',
      paragraphs: [
        'Se paga como en el centro: en efectivo, con tarjeta (Visa, Mastercard o Amex), por PayPal o con criptomonedas. En otra divisa puede haber comisión.',
        'Vamos solo a hoteles, y solo en Barcelona. En un domicilio particular no podemos prometerlo; pregunta y te diremos sí o no. Y en tu habitación vale lo mismo que en las nuestras: se hace lo acordado, sin fotos ni grabaciones.',
      ],
    },
  ],
  supplementHeading: 'El suplemento',
  supplement:
    'Al precio del masaje se suma un pequeño suplemento por el desplazamiento dentro de Barcelona. Pregunta el importe sin compromiso; al reservar lo sabes siempre, antes de confirmar nada.',
  book: 'Pedir un masaje en el hotel',
  call: 'Llamar',
} satisfies HotelsWords;
