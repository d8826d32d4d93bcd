import type { Texts } from '../../textTypes/texts.ts';

export const desire = {
  title: 'Deseo',
  seoTitle: 'Masaje Deseo en Barcelona: tú eliges con qué',
  description:
    'Eliges tres elementos (aceite, gel, pluma, espejo, antifaz…) y tu masajista decide el orden. En el Eixample. {prices}.',
  subtitle: 'a tu manera',
  inSentence: 'el Deseo',
  summary: 'Tres cosas que te gustan, en un orden que no conoces',
  features: ['Eliges tres elementos', 'Cuatro en el de {longer} minutos', 'Tu masajista decide el orden'],
  intro:
    'Hay deseos que llevan años callados porque no había a quién contárselos. En este masaje tú eliges los elementos y tu masajista se ocupa del resto.',
  sections: [
    {
      heading: 'Ponerle palabras',
      paragraphs: [
        'Primero, tu masajista y tú lo habláis a solas. Bastan unas pistas: lo que te gusta, lo que te tienta, lo que no quieres y cómo prefieres que vista. Si te cuesta decirlo, escríbelo en la solicitud de reserva y tu masajista ya lo sabrá cuando os sentéis a hablar.',
      ],
    },
    {
      heading: 'El repertorio',
      paragraphs: ['De todo esto puedes elegir tres cosas, o cuatro en {longer} minutos:'],
      bullets: [
        'Aceite y manos lentas.',
        'Cuerpo a cuerpo.',
        'Gel de alga, con las masajistas que dan el Nuru. Si tienes alergia a las algas o al yodo, elige el aceite.',
        'Una pluma.',
        'Un espejo, para mirar.',
        'Música: dinos cuál y suena por el altavoz de la sala, con los móviles guardados.',
        'Un antifaz.',
        'Palabras: las que quieras oír.',
      ],
    },
    {
      heading: 'Tres ejemplos',
      paragraphs: [
        'Con antifaz, pluma y palabras, casi todo pasa en la imaginación. Con aceite, espejo y cuerpo a cuerpo, ves lo que sientes. Con gel, cuerpo a cuerpo y antifaz, notas cada movimiento a oscuras. Tu combinación puede ser otra muy distinta.',
      ],
    },
    {
      heading: 'El orden',
      paragraphs: [
        'Tu masajista decide el orden y el ritmo, de modo que sabes qué va a llegar, pero no cuándo. Si quieres, pídele que te anuncie cada paso, o cambia sobre la marcha lo que no resulte como lo imaginabas. Quien repite no recibe dos veces el mismo masaje.',
      ],
    },
    {
      heading: 'En pareja',
      paragraphs: [
        'Cada cual elige sus elementos y tiene su masajista. Pedidlo al reservar, para que preparemos la sala.',
      ],
    },
  ],
  includes: {
    60: [
      'Conversación para elegir los elementos',
      'Ducha antes y después',
      'Tres elementos a tu elección',
      'Final de lingam o de yoni',
    ],
    90: [
      'Todo lo del masaje de {shorter} minutos',
      'Un cuarto elemento',
      'Pausa con té',
      'Más tiempo para cada parte',
    ],
  },
} satisfies Texts['massages']['desire-massage'];
