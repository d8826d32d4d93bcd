import type { Massage } from '../../massage.ts';

export const bdsm = {
  title: 'BDSM',
  seoTitle: 'Masaje BDSM en Barcelona: cuerda, límites y cuidado',
  description:
    'Masaje BDSM suave en Barcelona, con palabra de seguridad, cuerdas que no aprietan, antifaz y cera tibia. No deja marcas. {prices}.',
  subtitle: 'con las reglas claras',
  inSentence: 'el BDSM',
  summary: 'Cuerda, antifaz y mucho cuidado, con todo pactado antes',
  features: ['Con palabra de seguridad', 'Nada que deje marca', 'Eliges de qué lado estás'],
  intro:
    'Ceder el mando, o tomarlo, pide confianza. Por eso este masaje empieza con una conversación y una palabra de seguridad, y acaba con una manta, un vaso de agua y tiempo.',
  sections: [
    {
      heading: 'El acuerdo',
      paragraphs: [
        'Te sientas con tu masajista y lo habláis con claridad: qué te atrae, qué te da curiosidad, qué queda descartado. Elegís una palabra de seguridad. En cuanto suena, todo para, sin discusión. Luego podéis seguir o dejarlo. Si lo dejas en los primeros {refundWithin} minutos, te devolvemos el dinero, todo; después, ya no.',
        'Eliges además si recibes las órdenes o las das. Si mandas tú, acordáis qué puedes pedir y qué puedes hacer. La palabra vale para tu masajista igual que para ti.',
        'Si es tu primera vez, dilo. Con las cuerdas puestas, tu masajista no se mueve de tu lado. Lo que no hayáis pactado no se hace.',
      ],
    },
    {
      heading: 'Qué puede haber',
      paragraphs: ['De esta lista eliges lo que quieras:'],
      bullets: [
        'Cuerdas que sujetan y no aprietan.',
        'Un antifaz, para no ver qué viene después.',
        'Azotes suaves.',
        'Cera de baja temperatura, tibia cuando cae.',
        'Órdenes en voz baja.',
      ],
    },
    {
      heading: 'Tensar y aflojar',
      paragraphs: [
        'El masaje alterna lo firme y lo suave. Un nudo se cierra y, acto seguido, una mano te recorre la espalda. Cae una gota de cera y detrás llega el aceite. La intensidad sube hasta donde quieras.',
        'No hacemos nada que deje marca.',
      ],
    },
    {
      heading: 'Con la cabeza clara',
      paragraphs: [
        'Ni alcohol ni drogas, y eso vale para ti y para tu masajista. Antes de este masaje, ni una copa.',
      ],
    },
    {
      heading: 'Al soltar las cuerdas',
      paragraphs: [
        'Te esperan una manta, un vaso de agua, luz baja y tu masajista al lado. Hay a quien le da por hablar y hay quien prefiere callar; las dos cosas son normales. Levántate cuando te apetezca.',
      ],
    },
  ],
  benefitsTitle: 'Lo que la gente viene a buscar',
  benefits: ['El descanso de no decidir nada.', 'Alguien que te cuida también después.'],
  includes: {
    60: [
      'Conversación, límites y palabra de seguridad',
      'Ducha antes y después',
      'Cuerdas, antifaz y caricias, alternados con el masaje',
      'Final de lingam o de yoni',
      'Manta, agua y calma para terminar',
    ],
  },
} satisfies Massage<'bdsm-massage'>;
