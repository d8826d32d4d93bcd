import type { Massage } from '../../massage.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Masaje lingam en Barcelona: manos, pausas y calma',
  description:
    'Masaje lingam en el Eixample: breve, solo con las manos y con pausas. Va bien para una primera visita o para la pausa de mediodía. {prices}.',
  subtitle: 'con pausas',
  inSentence: 'el Lingam',
  summary: 'Un masaje breve: manos, pausas y respiración',
  features: ['Una secuencia con pausas', 'Tú solo respiras', 'Para una primera visita'],
  intro:
    'Lingam es el nombre sánscrito del sexo masculino; el neotantra lo traduce por «vara de luz». El masaje que lleva ese nombre es tántrico, corto y preciso, y se da solo con las manos.',
  sections: [
    {
      heading: 'Con orden y con pausas',
      paragraphs: [
        'Las manos, con aceite tibio, empiezan por las piernas, el vientre y las caderas. Cuando los músculos se han relajado, llegan al lingam.',
        'A partir de ahí cambian el ritmo y la presión, y cada pase prepara el siguiente. De vez en cuando, las manos se quedan quietas unos segundos. Esa quietud también es masaje: alarga el placer y retrasa el final.',
      ],
    },
    {
      heading: 'Lo único que te pedimos',
      paragraphs: [
        'Respirar. Tu masajista te enseña una respiración honda, desde el vientre, y las manos la siguen. Aquí no hay nada que demostrar, y puedes estar en silencio desde el principio. Si te va mejor otro ritmo, dilo.',
        'Al acabar te quedas un rato con los ojos cerrados.',
      ],
    },
    {
      heading: 'Para un día apretado',
      paragraphs: ['Con la charla y las duchas, en menos de una hora estás en la calle. Va bien:'],
      bullets: [
        'A mediodía, entre la última reunión y la comida.',
        'En una primera visita, para conocer el sitio y a quien te atiende.',
        'Al final de un viaje de trabajo, con la maleta ya hecha.',
      ],
    },
    {
      heading: 'Si eres mujer',
      paragraphs: [
        'Para ti hay un masaje yoni, igual de tranquilo y con otra secuencia. Dura y cuesta lo mismo que {example.massage}: {yoni.prices}.',
      ],
      links: [{ to: 'ask-yoni', text: 'Preguntar por el masaje yoni' }],
    },
  ],
  benefitsTitle: 'Qué notarás al salir',
  benefits: [
    'El vientre relajado y la respiración más honda.',
    'Curiosidad por el Tantra, o la certeza de que con esto te basta.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Piernas y vientre con aceite, para empezar',
      'Masaje lingam',
      'Final de lingam',
      'Un rato de descanso para terminar',
    ],
  },
} satisfies Massage<'lingam-massage'>;
