import type { ServiceWords } from '../../service-words.ts';

export const desire = {
  summary: 'Un masaje que se compone contigo, elemento a elemento',
  features: ['Tú eliges tres elementos', 'La masajista los conduce', 'Cuatro en la versión larga'],
  intro:
    'Hay deseos que llevan años callados, y casi nunca porque sean raros: faltaba a quién decírselos. Este masaje se compone contigo. Tú eliges los elementos; la masajista los ordena y los conduce.',
  sections: [
    {
      heading: 'Ponerle palabras',
      paragraphs: [
        'Se empieza con una charla, a puerta cerrada. Nos bastan unas pistas: qué te gusta, qué te tienta, qué no quieres. Si te cuesta decirlo, señálalo en la lista. O escríbelo antes, en la solicitud de reserva, y aquí nadie te hará repetirlo.',
      ],
    },
    {
      heading: 'El repertorio',
      paragraphs: ['Son ocho elementos. Eliges tres:'],
      bullets: [
        'Aceite tibio y manos lentas.',
        'Cuerpo a cuerpo.',
        'Gel de alga, como en el nuru.',
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
        'Antifaz, pluma y palabras: casi todo pasa en la imaginación. Aceite, espejo y cuerpo a cuerpo: ves lo que sientes. Gel, música y antifaz: deslizarse a oscuras. Son ejemplos. Lo más probable es que tu combinación sea otra, y que ya la traigas pensada.',
      ],
    },
    {
      heading: 'Después, te llevan',
      paragraphs: [
        'Con los tres elementos elegidos, tu masajista decide el orden y el ritmo. Sabes lo que va a llegar, pero no cuándo. Si algo no resulta como lo imaginabas, se cambia por otra cosa en ese mismo momento; imaginar y sentir no siempre coinciden. Y se acaba con las manos: lingam o yoni.',
      ],
    },
    {
      heading: 'Con más tiempo',
      paragraphs: [
        'La versión larga admite un cuarto elemento y una pausa con té. Cada parte se alarga y, mientras dura el té, da tiempo a echar de menos la que falta.',
        'También se puede componer a dos voces, en pareja. En ese caso avísanos al reservar, para preparar la habitación y hablar con cada cual.',
      ],
    },
  ],
  benefitsTitle: 'Pedirlo ya es parte del placer',
  benefits: [
    'Decir lo que quieres a alguien que no se sorprende.',
    'Recibir un masaje hecho con tus propias ideas.',
    'Mandar al principio y soltar después.',
    'Salir con algo que contar, o que callar.',
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
} satisfies ServiceWords<'desire-massage'>;
