import type { Massage } from '../../massage.ts';

export const desire = {
  title: 'Deseo',
  seoTitle: 'Masaje Deseo en Barcelona: lo compones tú',
  description:
    'Eliges tres elementos (aceite, gel, pluma, espejo, antifaz…) y con ellos componemos tu masaje, en Barcelona. {prices}.',
  subtitle: 'a tu manera',
  inSentence: 'el Deseo',
  summary: 'Lo componemos contigo, con tres cosas que te gusten',
  features: ['Eliges tres elementos', 'Tu masajista decide el orden', 'Cuatro en la versión larga'],
  intro:
    'Hay deseos que llevan años callados, y rara vez por raros: no había a quién contárselos. En este masaje tú eliges los elementos y tu masajista se ocupa del resto.',
  sections: [
    {
      heading: 'Ponerle palabras',
      paragraphs: [
        'Primero, tu masajista y tú lo habláis a solas. Bastan unas pistas sobre lo que te gusta, lo que te tienta y lo que no quieres. Si te cuesta decirlo, señálalo en la lista, o escríbelo en la solicitud de reserva y aquí nadie te hará repetirlo. Si tienes alergia a las algas o al yodo, elige aceite en lugar de gel.',
      ],
    },
    {
      heading: 'El repertorio',
      paragraphs: ['De todo esto puedes elegir tres cosas, o cuatro en la versión larga:'],
      bullets: [
        'Aceite y manos lentas.',
        'Cuerpo a cuerpo.',
        'Gel de alga, con las masajistas que dan el Nuru.',
        'Una pluma.',
        'Un espejo, para mirar.',
        'Música, la tuya o la nuestra.',
        'Un antifaz.',
        'Palabras: las que quieras oír.',
      ],
    },
    {
      heading: 'Si no sabes por dónde empezar',
      paragraphs: [
        'Con antifaz, pluma y palabras, casi todo pasa en la imaginación. Con aceite, espejo y cuerpo a cuerpo, ves lo que sientes. Con gel, cuerpo a cuerpo y antifaz, notas cada movimiento a oscuras. Son solo ejemplos, y tu combinación puede ser otra muy distinta.',
      ],
    },
    {
      heading: 'El orden',
      paragraphs: [
        'El orden y el ritmo los decide tu masajista, de modo que sabes qué va a llegar, pero no cuándo. Puedes pedirle que te anuncie cada paso y, si algo no resulta como lo imaginabas, lo cambiáis en ese mismo momento.',
      ],
    },
    {
      heading: 'En pareja',
      paragraphs: [
        'Cada cual elige sus elementos y tiene su masajista. Pedidlo al reservar, para que preparemos la sala.',
      ],
    },
  ],
  benefitsTitle: 'Por qué lo piden',
  benefits: [
    'Pueden repetir y que sea otro masaje.',
    'Prueban en una sola sesión cosas que suelen ir por separado.',
  ],
  includes: {
    60: [
      'Conversación para componer el masaje',
      'Ducha antes y después',
      'Tres elementos a tu elección',
      'Final de lingam o de yoni',
    ],
    90: ['Todo lo de la versión corta', 'Un cuarto elemento', 'Pausa con té', 'Más tiempo para cada parte'],
  },
} satisfies Massage<'desire-massage'>;
