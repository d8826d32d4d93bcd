import type { Texts } from '../texts.ts';

export const hotels = {
  nav: 'Hoteles',
  title: 'Masaje en tu hotel de Barcelona, con discreción',
  description:
    'Masajes eróticos y tántricos en tu hotel de Barcelona: cuáles puedes pedir, a qué horas, con cuánta antelación y cuánto es el suplemento.',
  heading: 'Un masaje *en tu habitación*',
  intro:
    'Hay noches en que volver a salir da pereza. Si te alojas en un hotel de Barcelona, tu masajista puede ir a tu habitación, con todo lo necesario en un bolso pequeño.',
  sections: [
    {
      heading: 'Cómo se pide',
      paragraphs: [
        'Llama o escribe y dinos cuatro cosas: el masaje, el hotel, la habitación y la hora. Tu apellido, no. Te confirmamos quién va, a qué hora llega y cuánto es en total.',
        'Vamos a partir de las {hotel.from}. Última hora para empezar: {hotel.lastStart}. Avísanos con al menos {hotel.notice} de antelación.',
      ],
      links: [
        { to: 'booking', text: 'Solicitar una reserva' },
        { to: 'chat', text: 'Escribir por WhatsApp' },
      ],
    },
    {
      heading: 'Qué masajes puedes pedir',
      paragraphs: [
        'En tu hotel puedes pedir {travelling}, con el mismo final que aquí. En {travellingWithLess} no hay gel ni colchón.',
        'Para {staying} tienes que venir al centro. Casi todos necesitan algo que no cabe en un bolso: el colchón, el vestuario, la bañera o el diván. Las cuerdas se quedan aquí por seguridad.',
        'El mínimo son {hotel.least} minutos de masaje en total, así que uno más corto va junto con otro. Cada uno conserva su precio y su final. En pareja y a cuatro manos también es posible, con precio a consultar.',
      ],
      links: [{ to: 'services', text: 'Ver masajes y precios' }],
    },
    {
      heading: 'La llegada, con discreción',
      paragraphs: [
        'Tu masajista llega con ropa de calle y entra como cualquier huésped. Si en recepción te preguntan, di que esperas una visita, sin más. Si para subir piden una tarjeta, dínoslo al reservar y quedáis en el vestíbulo.',
        'Algunos hoteles no admiten visitas; mira antes sus normas. Si al final no puede ser, anular no cuesta nada.',
      ],
    },
    {
      heading: 'Qué hace falta',
      paragraphs: ['Tres cosas:'],
      bullets: [
        'Tiempo: el del masaje y {besidesMassage} minutos más, para hablar y ducharte.',
        'La habitación templada y el aire acondicionado apagado: con el aceite, la piel se enfría.',
        'Las toallas grandes del baño, para la cama: no caben en un bolso.',
      ],
    },
    {
      heading: 'Cuánto cuesta',
      paragraphs: [
        'El masaje cuesta lo mismo que en el centro, con el IVA incluido. El suplemento por el desplazamiento es de {hotel.supplement} por visita, vaya quien vaya y dure lo que dure. Por ejemplo, {example.massage} de {example.duration} sale por {example.atHotel} en total. Sabes la cifra antes de que nadie salga hacia tu hotel.',
        'Pagas al llegar tu masajista, con los mismos medios que en el centro.',
      ],
      links: [{ to: 'questions', text: 'Formas de pago' }],
    },
    {
      heading: 'Dónde y con qué límites',
      paragraphs: [
        'Si no te alojas en un hotel, pregúntanos. Los límites son los de siempre. Y si lo que te frena son los escalones del centro, tenemos una rampa.',
      ],
      links: [{ to: 'contact', text: 'Cómo entrar sin escalones' }],
    },
  ],
} satisfies Texts['pages']['hotels'];
