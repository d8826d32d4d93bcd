import type { Massage } from '../../massage.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Masaje lingam en Barcelona: manos, pausas y calma',
  description:
    'Masaje lingam en el Eixample: breve, solo con las manos y con un orden aprendido. Encaja en una primera visita o en un hueco a mediodía.',
  subtitle: 'con pausas',
  summary: 'Un masaje breve, hecho de manos, pausas y respiración',
  features: ['Con una secuencia estudiada', 'Nada que hacer por tu parte', 'Para una primera visita'],
  intro:
    'Lingam es una palabra sánscrita que suele traducirse por «vara de luz». Da nombre a un masaje tántrico corto y preciso, solo con las manos, en el que a ti no te toca hacer nada.',
  sections: [
    {
      heading: 'Una secuencia aprendida',
      paragraphs: [
        'Aquí no se va al grano. Las manos, con aceite tibio, pasan antes por las piernas, el vientre y las caderas, hasta que el cuerpo baja la guardia. Solo entonces llegan al lingam.',
        'A partir de ahí hay un orden, y se nota que alguien lo ha estudiado. Un pase prepara el siguiente; cambian el ritmo y la presión; de vez en cuando todo se detiene. Las pausas forman parte del masaje, y quien ya las conoce las espera.',
      ],
    },
    {
      heading: 'Lo único que se te pide',
      paragraphs: [
        'Respirar. Tu masajista te marca una respiración honda, desde el vientre, y las manos se acompasan con ella. No tienes que hablar ni demostrar nada. Si quieres otro ritmo, con decirlo basta.',
        'Al acabar tampoco hay que levantarse corriendo. Te quedas un rato con los ojos cerrados, en silencio, hasta que te apetezca la segunda ducha.',
      ],
    },
    {
      heading: 'Para un día apretado',
      paragraphs: ['Es de los masajes más cortos del centro y cabe donde otros no:'],
      bullets: [
        'A mediodía, entre la última reunión y la comida.',
        'En una primera visita, para conocer el sitio y a quien te atiende.',
        'Al final de un viaje de trabajo, con la maleta ya hecha.',
      ],
    },
    {
      heading: 'Con reserva o sin ella',
      paragraphs: [
        'Puedes presentarte sin más. Si nos avisas, no esperas y es más fácil que esté libre la persona que quieres. Y si prefieres no moverte, está el masaje en tu hotel, con un pequeño suplemento.',
        'Para las mujeres hay un masaje yoni, igual de tranquilo y con otra secuencia. Pregúntanos al reservar y te contamos cómo es.',
      ],
    },
  ],
  benefitsTitle: 'Qué notarás al salir',
  benefits: [
    'Menos tensión en el vientre y en las caderas.',
    'La cabeza despejada para volver a lo tuyo.',
    'La sensación de haber parado de verdad, aunque haya sido un rato.',
    'Ganas, o no, de seguir con el tantra.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Piernas y vientre con aceite, para entrar en calor',
      'Masaje lingam',
      'Un rato de quietud al final',
    ],
  },
} satisfies Massage<'lingam-massage'>;
