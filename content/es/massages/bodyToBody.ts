import type { Massage } from '../../massage.ts';

export const bodyToBody = {
  title: 'Cuerpo a cuerpo',
  seoTitle: 'Masaje cuerpo a cuerpo en Barcelona, con aceite',
  description:
    'Masaje cuerpo a cuerpo en el Eixample de Barcelona, sobre futón y con aceite, y en qué se distingue del nuru. {prices}.',
  subtitle: 'piel con piel',
  inSentence: 'el Cuerpo a cuerpo',
  summary: 'Piel con piel, con aceite y el peso justo de otro cuerpo',
  features: ['Con todo el cuerpo', 'Con aceite, sobre un futón', 'Boca abajo y boca arriba'],
  intro:
    'Aquí las manos son lo de menos. Tu masajista trabaja con los antebrazos, el pecho, el vientre y las piernas, sobre un futón y con aceite tibio.',
  sections: [
    {
      heading: 'Dicho con claridad',
      paragraphs: [
        'No hay ropa de por medio, ni la tuya ni la suya, y el contacto dura todo el masaje. Antes de empezar dices qué te gusta y qué no. Si quieres acariciar a tu masajista, ese es el momento de preguntárselo: lo que no hayáis acordado no se hace.',
      ],
    },
    {
      heading: 'Cómo es',
      paragraphs: [
        'Un antebrazo te recorre la espalda de abajo arriba. Luego notas el torso, que se va apoyando sobre ti: el peso da la presión, y el aceite, el movimiento. A la mitad te pones boca arriba y el recorrido se repite, esta vez cara a cara.',
        'Puedes pedir más peso o menos, más ritmo o más quietud, o que pare un momento y solo respiréis.',
      ],
    },
    {
      heading: '¿Aceite o gel?',
      paragraphs: ['Mucha gente duda entre este masaje y el nuru. Se diferencian en tres cosas:'],
      bullets: [
        'El aceite da más calor y se desliza menos que el gel.',
        'Aquí hay más quietud, y en el nuru, más movimiento.',
        'El gel se aclara con agua; el aceite pide también jabón.',
      ],
    },
    {
      heading: 'Cuando te das la vuelta',
      paragraphs: [
        'Boca arriba todo cambia: ves a quien tienes delante y notas su respiración. Hay quien cierra los ojos y hay quien prefiere mirar. Si te da pudor, pide una luz más baja.',
      ],
    },
  ],
  benefitsTitle: 'Por qué sienta bien',
  benefits: [
    'El contacto no se corta de principio a fin.',
    'El calor llega a toda la espalda a la vez.',
    'El peso tranquiliza, como una manta gruesa.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Cuerpo a cuerpo con aceite, boca abajo y boca arriba',
      'Final de lingam o de yoni',
    ],
  },
} satisfies Massage<'body-to-body-massage'>;
