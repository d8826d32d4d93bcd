import type { Massage } from '../../massage.ts';

export const sensitive = {
  title: 'Sensitivo',
  seoTitle: 'Masaje sensitivo en Barcelona: pluma, seda y roce',
  description:
    'Masaje sensitivo en Barcelona con pluma, seda y yemas de los dedos, casi sin presión. Antifaz opcional, silencio y un final de lingam o de yoni.',
  subtitle: 'a flor de piel',
  summary: 'Pluma, seda y yemas de los dedos: casi nada, y muy despacio',
  features: ['Casi sin presión', 'Casi sin aceite', 'Antifaz, solo si lo pides'],
  intro:
    'Una pluma no pesa y, sin embargo, cuando baja por la espalda no se puede pensar en otra cosa. De eso trata este masaje: de llevar toda la atención a la piel.',
  sections: [
    {
      heading: 'Con qué se hace',
      paragraphs: [
        'Con texturas, con temperaturas y con una masajista que sabe esperar entre caricia y caricia.',
      ],
      bullets: [
        'La pluma, que sigue el borde de los brazos y de las piernas.',
        'La seda, que sube entera desde los pies hasta los hombros.',
        'El aliento en la nuca.',
        'Las yemas de los dedos, que apenas se posan.',
        'Algo frío y, enseguida, algo tibio.',
      ],
    },
    {
      heading: 'Con antifaz o sin él',
      paragraphs: [
        'A oscuras, cada roce llega sin avisar y parece durar más. Puedes llevar el antifaz desde el principio, pedirlo más tarde, quitártelo a la mitad o no querer ni verlo. Tú dirás.',
      ],
    },
    {
      heading: 'Hasta que deja de oírse el ruido',
      paragraphs: [
        'Al principio la cabeza sigue con lo suyo: los correos por contestar, la lista de la compra. Nadie la manda callar. La pluma pasa una vez, pasa otra, y en algún momento te das cuenta de que llevas un rato sin pensar en nada.',
        'Se oye muy poco: la tela, una vela, tu respiración. No hace falta decir una palabra hasta que vuelvas a abrir los ojos. El final, de lingam o de yoni, también es ligero y se toma su tiempo.',
      ],
    },
    {
      heading: 'Volver al tacto',
      paragraphs: [
        'Lo eligen personas que no dejan de darle vueltas a todo. Y otras a las que hace tiempo que nadie toca, por un duelo, por una separación o porque la vida fue por otro lado. No hace falta contarlo.',
        'Si te apetece contarlo, hay un rato antes de empezar. Según lo que digas, las manos van por un sitio o por otro, y puedes corregirlo sobre la marcha.',
        'Después hay ducha y nadie te mete prisa. Puedes quedarte en la habitación hasta que tengas ganas de calle.',
      ],
    },
  ],
  benefitsTitle: 'Lo que hace un roce',
  benefits: [
    'Despierta rincones de la piel de los que nadie se acuerda.',
    'Baja el volumen de los pensamientos.',
    'Devuelve la confianza poco a poco.',
    'Deja el cuerpo listo para dormir bien.',
  ],
  includes: {
    60: [
      'Ducha antes y después',
      'Masaje de cuerpo entero con pluma, seda y yemas de los dedos',
      'Antifaz, si lo quieres',
      'Final de lingam o de yoni',
    ],
  },
} satisfies Massage<'sensitive-massage'>;
