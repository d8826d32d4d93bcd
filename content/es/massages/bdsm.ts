import type { Texts } from '../../textTypes/texts.ts';

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
    'Ceder el mando, o tomarlo, exige confianza. Este masaje empieza con una conversación y una palabra de seguridad y acaba sin prisa, con una manta y un vaso de agua.',
  sections: [
    {
      heading: 'El acuerdo',
      paragraphs: [
        'Te sientas con tu masajista y habláis claro de lo que te atrae, de lo que te da curiosidad y de lo que queda descartado. Además elegís una palabra de seguridad. Cuando la dices, todo se detiene en el acto, y un simple «para» o «stop» vale lo mismo.',
        'Luego podéis seguir o no. Si lo dejas en los primeros {refundWithin} minutos, te devolvemos todo el dinero.',
        'Eliges si recibes las órdenes o las das. Cuando mandas tú, acordáis antes qué puedes pedir y qué puedes hacer. Tu masajista puede parar igual que tú.',
        'Si es tu primera vez, dilo también. Mientras lleves las cuerdas, tu masajista no se mueve de tu lado.',
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
        'El masaje alterna lo firme y lo suave: se cierra un nudo y enseguida una mano te recorre la espalda, o cae una gota de cera y detrás llega el aceite. La intensidad sube hasta donde tú quieras. Nada de lo que hacemos deja marca.',
      ],
    },
    {
      heading: 'Con la cabeza despejada',
      paragraphs: [
        'Antes de este masaje no bebéis ni una copa, ni tú ni tu masajista. De drogas, ni hablar.',
      ],
    },
    {
      heading: 'Al soltar las cuerdas',
      paragraphs: [
        'Te esperan una manta, un vaso de agua y una luz tenue, y tu masajista se queda a tu lado. Puedes hablar de lo que acaba de pasar o quedarte en silencio. Levántate cuando te apetezca.',
      ],
    },
  ],
  benefitsTitle: 'Por qué lo eligen',
  benefits: [
    'El descanso de obedecer, o el vértigo de mandar.',
    'El alivio de que cada nudo se suelte en cuanto lo dices.',
  ],
  includes: {
    60: [
      'Conversación, límites y palabra de seguridad',
      'Ducha antes y después',
      'Cuerdas, antifaz y caricias, alternados con el masaje',
      'Final de lingam o de yoni',
      'Manta, agua y calma para terminar',
    ],
  },
} satisfies Texts['massages']['bdsm-massage'];
