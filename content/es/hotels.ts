import type { Copy } from '../copy.ts';

export const hotels = {
  nav: 'Hoteles',
  title: 'Masaje en tu hotel en Barcelona, con discreción',
  description:
    'Masajes eróticos y tántricos en tu habitación de hotel, en Barcelona: cómo se piden, cuáles se pueden hacer allí, qué tener a mano y qué suplemento hay.',
  heading: 'El masaje va *a tu habitación*',
  intro:
    'Hay noches en que volver a salir da pereza. Si te alojas en un hotel de Barcelona, tu masajista puede ir hasta allí, con el aceite en un bolso pequeño y sin llamar la atención.',
  sections: [
    {
      heading: 'Cómo se pide',
      paragraphs: [
        'Llama o escribe y dinos cuatro cosas: el masaje, el hotel, la habitación y la hora. Tu apellido no nos hace falta. Te confirmamos quién va, a qué hora llega y cuánto es el suplemento.',
      ],
    },
    {
      heading: 'Qué masajes se pueden pedir',
      paragraphs: [
        'Todos los que no necesitan colchón especial, bañera ni diván, con el mismo final de lingam o de yoni. Para el tántrico, el sensitivo o el cuerpo a cuerpo basta una cama de hotel. En el centro se quedan el nuru, por el gel y el colchón caliente; el Paradise, por la bañera; el fetichista, por el vestuario; el BDSM, por las cuerdas; y el Tantric Divan, porque el diván no cabe en el ascensor. Si piensas en el Deseo, pregúntanos qué se puede llevar.',
      ],
      links: [{ to: 'services', text: 'Ver masajes y precios' }],
    },
    {
      heading: 'La llegada',
      paragraphs: [
        'Tu masajista entra como cualquier huésped, con ropa de calle discreta y el paso de quien sabe adónde va. Si en recepción te preguntan, basta con que digas que esperas una visita. Si para subir hace falta tarjeta, cuéntanoslo al reservar y quedáis en el vestíbulo.',
      ],
    },
    {
      heading: 'Qué tener a mano',
      paragraphs: ['Casi todo está ya en la habitación:'],
      bullets: [
        'Una hora libre, o lo que dure tu masaje, con el móvil en silencio.',
        'La habitación templada y el aire acondicionado apagado: con el aceite, la piel se enfría.',
        'Las toallas del baño, para extenderlas sobre la cama.',
      ],
    },
    {
      heading: 'El pago y los límites',
      paragraphs: [
        'Valen los mismos medios que en el centro: efectivo, tarjeta, PayPal o criptomonedas. Si pagas en otra divisa, pregunta antes por la comisión.',
        'Vamos a hoteles de Barcelona, no más lejos. Ir a un domicilio particular no podemos prometerlo: pregunta y te diremos que sí o que no. Y en tu habitación rige lo mismo que en las nuestras: se hace lo acordado, sin fotos ni grabaciones.',
      ],
    },
  ],
  supplementHeading: 'El suplemento',
  supplement:
    'El masaje cuesta lo mismo que en el centro. A eso se suma un pequeño suplemento por el desplazamiento, con el IVA incluido, que te decimos siempre al reservar, antes de que confirmes. Si quieres saberlo ya, pregunta: no te compromete a nada.',
  book: 'Pedir un masaje en tu hotel',
  call: 'Llamar',
} satisfies Copy['pages']['hotels'];
