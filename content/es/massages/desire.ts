import type { Massage } from '../../massage.ts';

export const desire = {
  title: 'Deseo',
  seoTitle: 'Masaje Deseo en Barcelona: lo compones tú',
  description:
    'Eliges tres elementos (aceite, gel, pluma, espejo, música, antifaz…) y con ellos se compone tu masaje, en el Eixample de Barcelona.',
  subtitle: 'a tu manera',
  summary: 'Lo componemos contigo: tres cosas que te gusten, y a dejarse llevar',
  features: ['Eliges tres elementos', 'Tu masajista lleva las riendas', 'Cuatro en la versión larga'],
  intro:
    'Hay deseos que llevan años callados, y casi nunca por raros: es que no había a quién contárselos. Aquí se dicen y de ahí sale un masaje. Tú eliges los elementos y tu masajista se ocupa del resto.',
  sections: [
    {
      heading: 'Ponerle palabras',
      paragraphs: [
        'Primero se habla, a puerta cerrada. Nos bastan unas pistas: qué te gusta, qué te tienta, qué no quieres. Si te cuesta decirlo, señálalo en la lista. O escríbelo antes, en la solicitud de reserva, y aquí nadie te hará repetirlo.',
      ],
    },
    {
      heading: 'El repertorio',
      paragraphs: ['De estos ocho elementos, eliges tres:'],
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
        'Con antifaz, pluma y palabras, casi todo pasa en la imaginación. Con aceite, espejo y cuerpo a cuerpo, lo ves a la vez que lo sientes. Con gel, música y antifaz, todo se desliza a oscuras. Son ejemplos. Lo más probable es que tu combinación sea otra y que ya la traigas pensada.',
      ],
    },
    {
      heading: 'Después te llevan',
      paragraphs: [
        'Elegidos los tres, tu masajista decide el orden y el ritmo. Sabes qué va a llegar, pero no cuándo. Si algo no resulta como lo imaginabas, se cambia por otra cosa en ese mismo momento; imaginar y sentir no siempre coinciden. El final, de lingam o de yoni, es cosa de las manos.',
      ],
    },
    {
      heading: 'Con más tiempo',
      paragraphs: [
        'La versión larga admite un cuarto elemento y una pausa con té. Cada parte se alarga y, con la taza en la mano, vuelven las ganas de seguir.',
        'En pareja se compone a dos voces. Avísanos al reservar, para preparar la habitación y hablar con cada cual.',
      ],
    },
  ],
  benefitsTitle: 'Pedirlo ya es parte del placer',
  benefits: [
    'Decir lo que quieres a quien no se sorprende.',
    'Recibir un masaje que se te ha ocurrido a ti.',
    'Decidir al principio y soltar después.',
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
} satisfies Massage<'desire-massage'>;
