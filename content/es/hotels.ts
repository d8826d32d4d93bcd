import type { Texts } from '../texts.ts';

export const hotels = {
  nav: 'Hoteles',
  title: 'Masaje en tu hotel de Barcelona, con discreción',
  description:
    'Masajes eróticos y tántricos en tu hotel de Barcelona: cuáles puedes pedir, a qué horas, con cuánta antelación y cuánto es el suplemento.',
  heading: 'Un masaje *en tu habitación*',
  intro:
    'Hay noches en que volver a salir da pereza. Si te alojas en un hotel de Barcelona, tu masajista puede ir a tu habitación, con casi todo lo necesario en un bolso.',
  sections: [
    {
      heading: 'Cómo se pide',
      paragraphs: [
        'Llama o escribe y dinos qué masaje quieres, en qué hotel y habitación estás y a qué hora te va bien; el apellido no hace falta. Te confirmamos quién va, a qué hora llega y cuánto cuesta en total.',
        'La visita puede empezar a partir de las {hotel.from} y, como muy tarde, {hotel.lastStart}. El formulario solo admite las horas del centro; para las últimas, llámanos. Avísanos con al menos {hotel.notice} de antelación.',
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
        'Para {staying} hay que venir al centro, porque casi todos necesitan algo que no podemos llevar: el colchón, el vestuario, la bañera o el diván. Las cuerdas se quedan aquí por seguridad. Si lo que te frena son los escalones del portal, hay rampa.',
        'El mínimo son {hotel.least} minutos en total, así que los masajes más cortos se combinan con otro, y cada uno conserva su precio y su final. También puede ser en pareja o a cuatro manos, con precio a consultar.',
      ],
      links: [
        { to: 'services', text: 'Ver masajes y precios' },
        { to: 'contact', text: 'Cómo entrar sin escalones' },
      ],
    },
    {
      heading: 'La llegada, con discreción',
      paragraphs: [
        'Tu masajista llega con ropa de calle y entra como un huésped más. Si en recepción te preguntan, basta con decir que esperas una visita. Si para subir hace falta una tarjeta, dínoslo al reservar y quedáis en el vestíbulo.',
        'Algunos hoteles no admiten visitas, así que mira antes sus normas. Si te alojas en otro sitio, pregúntanos.',
      ],
    },
    {
      heading: 'Qué hace falta',
      paragraphs: ['Muy poco:'],
      bullets: [
        'Tiempo para el masaje y {besidesMassage} minutos más, para hablar y ducharte.',
        'La habitación templada y el aire acondicionado apagado, porque con el aceite la piel se enfría.',
        'Las toallas grandes del baño, para ponerlas sobre la cama.',
      ],
    },
    {
      heading: 'Cuánto cuesta',
      paragraphs: [
        'El masaje cuesta lo mismo que en el centro. El suplemento por el desplazamiento es de {hotel.supplement} por visita, aunque vayan dos personas y dure lo que dure. Por ejemplo, {example.massage} de {example.duration} sale por {example.atHotel} en total. Sabrás la cifra antes de que nadie salga hacia tu hotel.',
        'Se paga cuando llega tu masajista, con los mismos medios que en el centro.',
      ],
      links: [{ to: 'questions', text: 'Formas de pago' }],
    },
  ],
} satisfies Texts['pages']['hotels'];
