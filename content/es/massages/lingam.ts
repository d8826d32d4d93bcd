import type { Texts } from '../../textTypes/texts.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Masaje lingam en Barcelona: manos, pausas y calma',
  description:
    'Masaje lingam en el Eixample: breve, solo con las manos y con pausas. Viene bien para una primera visita o para la hora de comer. {prices}.',
  subtitle: 'con pausas',
  inSentence: 'el Lingam',
  summary: 'Un masaje breve: manos, pausas y calma',
  features: ['Despacio y con pausas', 'Tú solo respiras', 'Para una primera visita'],
  intro:
    'Lingam es el nombre sánscrito del sexo masculino, que el neotantra traduce por «vara de luz». El masaje que lleva su nombre, breve y preciso, se hace únicamente con las manos.',
  sections: [
    {
      heading: 'Con calma',
      paragraphs: [
        'Las manos, ya con aceite, empiezan por las piernas, el vientre y las caderas, y no llegan al lingam hasta que los músculos se han relajado.',
        'A partir de ahí van cambiando el ritmo y la presión, de manera que cada pasada prepara la siguiente. De vez en cuando se quedan quietas unos segundos: con esas pausas, el placer se alarga y el final se retrasa.',
      ],
    },
    {
      heading: 'Lo único que te pedimos',
      paragraphs: [
        'Que respires. Tu masajista te enseña una respiración honda, desde el vientre, y sus manos la siguen. No tienes que demostrar nada ni decir nada. Si te va mejor otro ritmo, dilo.',
      ],
    },
    {
      heading: 'Para un día apretado',
      paragraphs: [
        'Con la charla y las duchas, en menos de una hora estás otra vez en la calle. Por eso viene bien:',
      ],
      bullets: [
        'A mediodía, entre la última reunión y la comida.',
        'En una primera visita, para conocer el centro y ver cómo trabajamos.',
        'Al final de un viaje de trabajo, con la maleta ya hecha.',
      ],
    },
    {
      heading: 'Para mujeres, el yoni',
      paragraphs: [
        'El masaje yoni es igual de tranquilo y sigue otro recorrido, al ritmo que tú marques. Dura y cuesta lo mismo que {example.massage}.',
      ],
      links: [
        { to: { extra: 'yoni' }, text: 'El masaje yoni, paso a paso' },
        { to: { ask: 'yoni' }, text: 'Preguntar por el masaje yoni' },
      ],
    },
  ],
  benefitsTitle: 'Qué notarás al salir',
  benefits: [
    'El cuerpo suelto, y el reloj casi donde estaba.',
    'Ganas de probar el Tantra, o la certeza de que con esto te basta.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Piernas y vientre con aceite, para empezar',
      'Masaje lingam',
      'Final de lingam',
      'Un rato de descanso con los ojos cerrados',
    ],
  },
} satisfies Texts['massages']['lingam-massage'];
