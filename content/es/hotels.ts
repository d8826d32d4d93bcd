import type { Texts } from '../texts.ts';

export const hotels = {
  nav: 'Hoteles',
  title: 'Masaje en tu hotel de Barcelona, con discreción',
  description:
    'Masajes eróticos y tántricos en tu hotel de Barcelona: cuáles puedes pedir, a qué horas, con cuánta antelación y cómo funciona el suplemento.',
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
        'En tu hotel puedes pedir {travelling}, con el mismo final que en el centro. Allí, {travellingWithLess} lo hacemos sin gel ni colchón.',
        'Para {staying} tienes que venir al centro. Casi todos necesitan algo que no cabe en un bolso: el colchón, el vestuario, la bañera o el diván. Las cuerdas se quedan aquí por seguridad.',
        'El mínimo son {hotel.least} minutos de masaje en total, así que los más cortos los combinas con otro: {hotel.short}. Cada uno conserva su precio y su final. En pareja y a cuatro manos también es posible, con precio a consultar.',
      ],
      links: [{ to: 'services', text: 'Ver masajes y precios' }],
    },
    {
      heading: 'La llegada, con discreción',
      paragraphs: [
        'Tu masajista llega con ropa de calle y entra como cualquier huésped. Si en recepción te preguntan, di que esperas una visita, sin más. Si para subir piden una tarjeta, dínoslo al reservar y quedáis en el vestíbulo.',
        'Hay hoteles que no admiten visitas: pregúntalo antes en el tuyo. Si al final no puede ser, anular no cuesta nada.',
      ],
    },
    {
      heading: 'Qué hace falta',
      paragraphs: ['Tres cosas:'],
      bullets: [
        'Tiempo: el del masaje y {besidesMassage} minutos más, para hablar y ducharte.',
        'La habitación templada y el aire acondicionado apagado: con el aceite, la piel se enfría.',
        'Las toallas del baño, para extenderlas sobre la cama.',
      ],
    },
    {
      heading: 'El pago y los límites',
      paragraphs: [
        'Pagas al llegar tu masajista, con los mismos medios que en el centro: efectivo, tarjeta, PayPal o criptomonedas. Para entonces ya sabes el total.',
        'Vamos a hoteles de Barcelona. ¿Y a un domicilio? Depende: pregúntanos. En tu habitación valen los mismos límites que en nuestras salas: lo acordado, sin fotos ni grabaciones.',
      ],
    },
  ],
  supplementHeading: 'El suplemento',
  supplement:
    'El masaje cuesta lo mismo que en el centro, más un pequeño suplemento por el desplazamiento, con el IVA incluido. Te decimos cuánto es al reservar, antes de que nadie salga hacia tu hotel. Si quieres saberlo ya, pregunta: no te compromete a nada.',
  book: 'Pedir un masaje en tu hotel',
  call: 'Llamar',
} satisfies Texts['pages']['hotels'];
