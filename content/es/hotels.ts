import type { Copy } from '../copy.ts';

export const hotels = {
  nav: 'Hoteles',
  title: 'Masaje en tu hotel en Barcelona, con discreción',
  description:
    'Masajes eróticos y tántricos en tu hotel de Barcelona: cuáles se pueden pedir, a qué horas, con cuánta antelación y cómo se paga el suplemento.',
  heading: 'El masaje va *a tu habitación*',
  intro:
    'Hay noches en que volver a salir da pereza. Si te alojas en un hotel de Barcelona, tu masajista puede ir a tu habitación, con discreción y con lo necesario en un bolso pequeño.',
  sections: [
    {
      heading: 'Cómo se pide',
      paragraphs: [
        'Llama o escribe y dinos cuatro cosas: el masaje, el hotel, la habitación y la hora. Tu apellido no nos hace falta. Te confirmamos quién va, a qué hora llega y cuánto es el suplemento.',
        'Vamos a partir de las {hotel.from}. Última hora para empezar: {hotel.lastStart}. Avísanos al menos con {hotel.notice} de antelación.',
      ],
      links: [
        { to: 'booking', text: 'Solicitar una reserva' },
        { to: 'chat', text: 'Escribir por WhatsApp' },
      ],
    },
    {
      heading: 'Qué masajes se pueden pedir',
      paragraphs: [
        '{travelling}, con el mismo final que en el centro. El {travellingWithLess} se hace sin el gel y sin el colchón.',
        'Se dan solo en el centro, por el colchón, la bañera, el vestuario, el diván o por seguridad: {staying}.',
        'El mínimo son {hotel.least} minutos de masaje: {hotel.short} se combinan con otro, hasta sumar al menos {hotel.least}. En pareja y a cuatro manos también vamos: el precio te lo decimos cuando lo pides.',
      ],
      links: [{ to: 'services', text: 'Ver masajes y precios' }],
    },
    {
      heading: 'La llegada, con discreción',
      paragraphs: [
        'Tu masajista llega con ropa de calle y entra como cualquier huésped. Si en recepción te preguntan, basta con que digas que esperas una visita. Si para subir hace falta tarjeta, dínoslo al reservar y quedáis en el vestíbulo.',
      ],
    },
    {
      heading: 'Qué tener a mano',
      paragraphs: ['Basta con esto:'],
      bullets: [
        'El tiempo del masaje y {besidesMassage} minutos más, para hablar y ducharte.',
        'La habitación templada y el aire acondicionado apagado: con el aceite, la piel se enfría.',
        'Las toallas del baño, para extenderlas sobre la cama.',
      ],
    },
    {
      heading: 'El pago y los límites',
      paragraphs: [
        'Pagas al llegar tu masajista, con los mismos medios que en el centro: en efectivo, con tarjeta, por PayPal o con criptomonedas. Como el suplemento ya te lo habremos dicho, sabes el total de antemano. En otra divisa puede haber comisión.',
        'Vamos a hoteles de Barcelona. A domicilios, según el caso: pregúntanos. En tu habitación valen los mismos límites que en nuestras salas: se hace lo acordado, sin fotos ni grabaciones.',
      ],
    },
  ],
  supplementHeading: 'El suplemento',
  supplement:
    'El masaje cuesta lo mismo que en el centro. A eso se suma un pequeño suplemento por el desplazamiento, con el IVA incluido, que te decimos al reservar, antes de que nadie salga hacia tu hotel. Si quieres saberlo ya, pregunta: no te compromete a nada.',
  book: 'Pedir un masaje en tu hotel',
  call: 'Llamar',
} satisfies Copy['pages']['hotels'];
