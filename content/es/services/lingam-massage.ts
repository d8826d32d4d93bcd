import type { ServiceWords } from '../../service-words.ts';

export const lingam = {
  summary: 'Un masaje breve de manos, con su orden, sus pausas y su calma',
  features: ['Solo con las manos', 'Breve y preciso', 'Bueno para una primera visita'],
  intro:
    'Lingam es palabra sánscrita y suele traducirse por «vara de luz». Da nombre a un masaje tántrico de manos, corto y preciso, en el que a ti no te toca hacer nada.',
  sections: [
    {
      heading: 'Una secuencia aprendida',
      paragraphs: [
        'No se va directo. Las manos, con aceite tibio, pasan antes por las piernas, el vientre y las caderas, hasta que el cuerpo baja la guardia. Solo entonces llegan al lingam.',
        'A partir de ahí hay un orden, y se nota que alguien lo ha estudiado. Un pase prepara el siguiente; cambian el ritmo y la presión; de vez en cuando todo se detiene. Las pausas son parte del masaje. Quien ya las conoce las espera.',
      ],
    },
    {
      heading: 'Lo único que se te pide',
      paragraphs: [
        'Respirar. Tu masajista te marca una respiración honda, desde el vientre, y las manos se acompasan con ella. No tienes que hablar ni demostrar nada. Si va demasiado deprisa o demasiado despacio, lo dices y cambia.',
        'Al acabar tampoco hay que levantarse corriendo. Te quedas un rato con los ojos cerrados, en silencio, hasta que apetezca la segunda ducha.',
      ],
    },
    {
      heading: 'Cabe en un día lleno',
      paragraphs: ['Es de los masajes más cortos del centro. Por eso encaja donde otros no entran:'],
      bullets: [
        'A mediodía, entre la última reunión y la comida.',
        'En una primera visita, para conocer el sitio y a quien te atiende.',
        'Al final de un viaje de trabajo, con la maleta ya hecha.',
      ],
    },
    {
      heading: 'Reservar, o no',
      paragraphs: [
        'Puedes venir sin reserva. Si nos avisas antes, eliges masajista con más margen y no esperas. Y si prefieres no moverte, existe el masaje en tu hotel, con un pequeño suplemento.',
        'Las mujeres tienen su propio masaje, el yoni, igual de tranquilo y con otra secuencia. Pregúntalo al reservar y te contamos cómo es.',
      ],
    },
  ],
  benefitsTitle: 'Qué notarás al salir',
  benefits: [
    'El vientre y las caderas, sin tensión.',
    'La cabeza despejada para volver a lo tuyo.',
    'La sensación de haber parado de verdad, aunque fuera poco tiempo.',
    'Una idea clara de si quieres seguir con el tantra.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Piernas y vientre con aceite, para entrar en calor',
      'Masaje lingam',
      'Un rato de quietud al final',
    ],
  },
} satisfies ServiceWords<'lingam-massage'>;
