import type { Texts } from '../textTypes/texts.ts';

export const hotels = {
  nav: 'Hoteles',
  title: 'Masaje en tu hotel de Barcelona, con discreción',
  description:
    'Masajes eróticos y tántricos en tu hotel de Barcelona: cuáles hay, a qué horas, con cuánta antelación y cuánto es el suplemento.',
  heading: 'Un masaje *en tu habitación*',
  intro:
    'Hay noches en que volver a salir da pereza. Tu masajista puede ir a tu hotel de Barcelona, con casi todo lo necesario en un bolso.',
  sections: [
    {
      heading: 'Cómo se pide',
      paragraphs: [
        'Llama o escribe y dinos qué masaje quieres, en qué hotel y habitación estás y a qué hora te va bien; el apellido no lo necesitamos. Te confirmamos quién va, a qué hora llega y cuánto cuesta en total.',
        'Tu masajista llega a partir de las {hotel.from} y, como muy tarde, a la hora límite de cada día: {hotel.lastStart}; {hotel.lastStartOnDates}. Los días {closedDays} no salimos. Pide la visita al menos {hotel.notice} antes y, si el formulario no admite la hora que quieres, llama.',
      ],
      links: [
        { to: 'booking', text: 'Reservar' },
        { to: 'chat', text: 'Escribir por WhatsApp' },
      ],
    },
    {
      heading: 'Qué masajes puedes pedir',
      paragraphs: [
        'En tu hotel puedes pedir {travelling}, con el mismo final y los mismos límites que aquí. Para {travellingWithLess} no llevamos ni gel ni colchón.',
        'El mínimo son {hotel.minMinutes} minutos en total: un masaje más corto se pide junto con otro, cada uno con su precio y su final.',
        'Para {staying} hay que venir al centro, porque casi todos necesitan algo que no podemos llevar: el colchón, las prendas, la bañera o el diván. Las cuerdas se quedan aquí por seguridad. Si lo que te frena son los escalones del portal, hay rampa.',
      ],
      links: [
        { to: 'services', text: 'Ver masajes y precios' },
        { to: 'address', text: 'Cómo entrar sin escalones' },
      ],
    },
    {
      heading: 'Cuánto cuesta y cómo se paga',
      paragraphs: [
        'El masaje cuesta lo mismo que en el centro. El suplemento por el desplazamiento es de {hotel.supplement} por visita, aunque vayan dos personas y dure lo que dure. Por ejemplo, {example.massage} de {example.duration} sale por {example.atHotel} en total. Sabrás la cifra antes de que nadie salga hacia tu hotel.',
        'En pareja, cada persona paga el masaje de la lista y el suplemento es uno solo. A cuatro manos, el precio es a consultar.',
        'En efectivo pagas al llegar tu masajista, que no lleva datáfono. Con tarjeta, PayPal o criptomonedas pagas antes, con un enlace que te mandamos junto con la confirmación.',
      ],
      links: [{ to: { answer: 'paying' }, text: 'Más sobre el pago' }],
    },
    {
      heading: 'La llegada, con discreción',
      paragraphs: [
        'Tu masajista llega con ropa de calle, como cualquier visita. Avisa tú en recepción de que esperas a alguien y di el nombre que te daremos. Si para subir se necesita una tarjeta, dínoslo al reservar y quedáis en el vestíbulo.',
        'Algunos hoteles no admiten visitas, así que mira antes sus normas. Para un apartamento o una casa, pregúntanos.',
      ],
    },
    {
      heading: 'Qué hace falta',
      paragraphs: ['Muy poco:'],
      bullets: [
        'Tiempo para el masaje, la charla y la ducha.',
        'La habitación templada y el aire acondicionado apagado, porque con el aceite la piel se enfría.',
        'Las toallas grandes del baño, para ponerlas sobre la cama.',
      ],
    },
  ],
} satisfies Texts['pages']['hotels'];
