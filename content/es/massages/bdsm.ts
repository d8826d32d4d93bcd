import type { Massage } from '../../massage.ts';

export const bdsm = {
  title: 'BDSM',
  seoTitle: 'Masaje BDSM en Barcelona: cuerda, límites y cuidado',
  description:
    'Masaje BDSM suave en Barcelona: palabra de seguridad, cuerdas que no aprietan, antifaz y cera tibia. No deja marcas y termina con manta, agua y calma.',
  subtitle: 'con las reglas claras',
  summary: 'Cuerda, antifaz y mucho cuidado, con todo pactado antes',
  features: ['Con palabra de seguridad', 'Nada que deje marca', 'Eliges de qué lado estás'],
  intro:
    'Ceder el mando, o tomarlo, pide confianza. Por eso este masaje empieza con una conversación y una palabra de seguridad, y acaba con una manta, un vaso de agua y tiempo.',
  sections: [
    {
      heading: 'El acuerdo',
      paragraphs: [
        'Te sientas con tu masajista y ponéis las cartas sobre la mesa: qué te atrae, qué te da curiosidad, qué queda descartado. Elegís una palabra. En cuanto se oye, se para; ni se discute ni se interpreta.',
        'También eliges el lado: recibir las órdenes o darlas, siempre dentro de lo pactado. La palabra vale para tu masajista igual que para ti.',
      ],
    },
    {
      heading: 'Qué puede haber',
      paragraphs: ['De esta lista tomas lo que te sirva y dejas el resto:'],
      bullets: [
        'Cuerdas que sujetan y no aprietan.',
        'Un antifaz, para no saber qué viene.',
        'Azotes suaves, que se notan y se van.',
        'Cera de baja temperatura, tibia cuando cae.',
        'Órdenes en voz baja.',
      ],
    },
    {
      heading: 'Tensar y aflojar',
      paragraphs: [
        'Se cierra un nudo y, acto seguido, una mano recorre despacio la espalda. Cae una gota de cera; detrás llega el aceite. Rigor y mimo se alternan, y de ese contraste sale casi todo lo demás. La intensidad sube hasta donde quieras. Al final, de lingam o de yoni, se llega en el mismo tono.',
        'No hacemos nada que deje marca: mañana no se notará.',
      ],
    },
    {
      heading: 'Con la cabeza clara',
      paragraphs: [
        'Ni alcohol ni drogas, y eso vale para las dos partes. Si has cenado con vino, lo dejamos para otro día.',
      ],
    },
    {
      heading: 'Cuando se sueltan las cuerdas',
      paragraphs: [
        'Lo que viene después también es masaje: manta, agua, luz baja y alguien al lado. Hay a quien le da por hablar y hay quien no abre la boca; las dos cosas son normales. La ducha puede esperar.',
      ],
    },
  ],
  benefitsTitle: 'Lo que se viene a buscar',
  benefits: [
    'El descanso de no decidir nada.',
    'O el gusto de decidirlo todo, con alguien que sabe seguirte.',
    'Unas reglas claras y, dentro de ellas, libertad.',
    'Un cuidado que no se acaba con el último nudo.',
  ],
  includes: {
    60: [
      'Conversación, límites y palabra de seguridad',
      'Ducha antes y después',
      'Cuerdas, antifaz y caricias, en alternancia con el masaje',
      'Final de lingam o de yoni',
      'Manta, agua y calma para terminar',
    ],
  },
} satisfies Massage<'bdsm-massage'>;
