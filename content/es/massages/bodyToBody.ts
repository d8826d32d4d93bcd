import type { Texts } from '../../textTypes/texts.ts';

export const bodyToBody = {
  title: 'Cuerpo a cuerpo',
  seoTitle: 'Masaje cuerpo a cuerpo en Barcelona, con aceite',
  description:
    'Masaje cuerpo a cuerpo en el Eixample de Barcelona, sobre futón y con aceite, y en qué se distingue del Nuru. {prices}.',
  subtitle: 'piel con piel',
  inSentence: 'el Cuerpo a cuerpo',
  summary: 'Piel con piel, con aceite y el peso justo de otro cuerpo',
  features: ['Con todo el cuerpo', 'Con aceite, sobre un futón', 'Boca abajo y boca arriba'],
  intro:
    'Aquí las manos son lo de menos. Tu masajista trabaja con los antebrazos, el pecho, el vientre y las piernas, sobre un futón y con aceite.',
  sections: [
    {
      heading: 'Las cosas claras',
      paragraphs: [
        'No hay ropa de por medio, ni la tuya ni la suya, y el contacto dura todo el masaje. En la charla dices qué te gusta y qué no. Es el momento de preguntar si puedes acariciar a tu masajista, y dónde.',
      ],
    },
    {
      heading: 'Cómo es',
      paragraphs: [
        'Primero un antebrazo te recorre la espalda de abajo arriba y luego notas el torso, que se va apoyando en ti. La presión es la del peso de su cuerpo; el aceite hace que todo se deslice. A la mitad te pones boca arriba y el recorrido se repite, esta vez cara a cara.',
        'Puedes pedir más peso o menos, más ritmo o más quietud, o que durante un momento solo respiréis.',
      ],
    },
    {
      heading: '¿Aceite o gel?',
      paragraphs: ['Mucha gente duda entre este masaje y el Nuru. Las diferencias son tres:'],
      bullets: [
        'El aceite da más calor y se desliza menos que el gel.',
        'Aquí hay más quietud; en el Nuru, más movimiento.',
        'El gel se quita con agua; el aceite, con agua y jabón.',
      ],
    },
    {
      heading: 'Cuando te das la vuelta',
      paragraphs: [
        'Boca arriba ves a quien tienes delante y todo resulta más cercano. Hay quien cierra los ojos y quien prefiere mirar; si te da pudor, pide una luz más tenue.',
      ],
    },
  ],
  benefitsTitle: 'Por qué sienta bien',
  benefits: [
    'El contacto no se interrumpe en ningún momento.',
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
} satisfies Texts['massages']['body-to-body-massage'];
