import type { ServiceWords } from '../../service-words.ts';

export const bdsm = {
  summary: 'Cuerda, antifaz y cuidado, con todo acordado de antemano',
  features: ['Con palabra de seguridad', 'Nada que deje marca', 'Tú eliges de qué lado estás'],
  intro:
    'Ceder el mando, o tomarlo, pide confianza. Por eso este masaje empieza con una conversación y una palabra de seguridad, y acaba con una manta, un vaso de agua y tiempo.',
  sections: [
    {
      heading: 'El acuerdo',
      paragraphs: [
        'Te sientas con tu masajista y ponéis las cartas sobre la mesa: qué te atrae, qué te da curiosidad, qué queda descartado. Elegís una palabra. Cuando se dice, se para. No se discute ni se interpreta.',
        'También escoges el lado. Puedes recibir o puedes dar las órdenes, siempre dentro de lo pactado. La palabra vale igual para tu masajista.',
      ],
    },
    {
      heading: 'Qué puede haber',
      paragraphs: ['De esta lista se toma lo que te sirva y se deja el resto:'],
      bullets: [
        'Cuerdas que sujetan y no aprietan.',
        'Un antifaz, para no saber qué viene.',
        'Golpes suaves, que se sienten y se van.',
        'Cera de baja temperatura, tibia cuando cae.',
        'Órdenes en voz baja.',
      ],
    },
    {
      heading: 'Tensar y aflojar',
      paragraphs: [
        'Un nudo se cierra y, acto seguido, una mano recorre despacio la espalda. Cae una gota de cera; detrás llega el aceite. La dureza y el mimo se alternan, y del contraste sale casi todo lo demás. La intensidad sube mientras tú quieras que suba. Al final, de lingam o de yoni, se llega sin cambiar el tono.',
        'No usamos nada que deje marca. Mañana no se notará.',
      ],
    },
    {
      heading: 'Con la cabeza clara',
      paragraphs: [
        'Ni alcohol ni drogas, por ninguna de las dos partes. Si la cena ha sido con vino, lo dejamos para otro día.',
      ],
    },
    {
      heading: 'Cuando se sueltan las cuerdas',
      paragraphs: [
        'Lo que viene después es parte del masaje. Manta, agua, luz baja y alguien al lado. A algunas personas les da por hablar y otras no abren la boca; las dos cosas son normales. La ducha puede esperar.',
      ],
    },
  ],
  benefitsTitle: 'Lo que se busca y se encuentra',
  benefits: [
    'El descanso de no decidir nada.',
    'O el gusto de decidirlo todo, con alguien que sabe seguirte.',
    'Reglas claras, que dan libertad.',
    'Un cuidado que no se corta en seco.',
  ],
  includes: {
    60: [
      'Conversación, límites y palabra de seguridad',
      'Ducha antes y después',
      'Cuerdas, antifaz y caricias, alternadas con masaje',
      'Final de lingam o de yoni',
      'Manta, agua y calma para terminar',
    ],
  },
} satisfies ServiceWords<'bdsm-massage'>;
