import type { Texts } from '../../textTypes/texts.ts';

export const sensitive = {
  title: 'Sensitivo',
  seoTitle: 'Masaje sensitivo en Barcelona: pluma, seda y roce',
  description:
    'Masaje sensitivo en Barcelona con pluma, seda y yemas de los dedos, sin apenas presión. Antifaz opcional. {prices}.',
  subtitle: 'a flor de piel',
  inSentence: 'el Sensitivo',
  summary: 'Pluma, seda y yemas de los dedos, muy despacio',
  features: ['Muy poca presión', 'Muy poco aceite', 'Antifaz, solo si lo pides'],
  intro:
    'Una pluma no pesa nada y, sin embargo, cuando te baja por la espalda no hay manera de pensar en otra cosa. Todo el masaje es así, una sucesión de caricias muy leves de la cabeza a los pies.',
  sections: [
    {
      heading: 'Con qué se hace',
      paragraphs: ['Con texturas y temperaturas que van cambiando:'],
      bullets: [
        'La pluma, que sigue el borde de los brazos y de las piernas.',
        'La seda, que sube desde los pies hasta los hombros.',
        'El aliento en la nuca.',
        'Las yemas de los dedos, que apenas se posan.',
        'Un poco de hielo y, enseguida, una mano caliente.',
      ],
    },
    {
      heading: 'Con antifaz o sin él',
      paragraphs: [
        'A oscuras, cada roce llega sin avisar y parece durar más. Tú decides: llevar el antifaz desde el principio, pedirlo más tarde, quitártelo a la mitad o no usarlo.',
      ],
    },
    {
      heading: 'En silencio',
      paragraphs: [
        'Al principio la cabeza sigue con lo suyo: los correos por contestar, la lista de la compra. La pluma pasa una vez, pasa otra, y en algún momento te das cuenta de que llevas un rato sin pensar en nada.',
        'No hay música, salvo que la pidas, y tampoco tienes por qué hablar. El final es tan ligero como lo demás.',
      ],
    },
    {
      heading: 'Recuperar las caricias',
      paragraphs: [
        'Lo eligen personas que no dejan de darle vueltas a todo y otras a las que hace tiempo que nadie acaricia, por un duelo, por una separación o, sencillamente, por el paso del tiempo.',
        'En la charla, tu masajista te pregunta dónde te gusta que te acaricien, dónde no y qué textura prefieres. Después cambia de opinión tantas veces como quieras, con una palabra o apartándole la mano.',
      ],
    },
  ],
  benefitsTitle: 'Lo que hace un roce',
  benefits: [
    'Despierta zonas que rara vez se tocan: las corvas, la nuca, el interior de los brazos.',
    'Deja la piel tan atenta que al vestirte notas hasta la camisa.',
    'Te devuelve poco a poco la costumbre del contacto.',
  ],
  includes: {
    60: [
      'Ducha antes y después',
      'Caricias por todo el cuerpo con pluma, seda y yemas de los dedos',
      'Aliento, hielo y calor, donde te apetezca',
      'Antifaz, solo si lo pides',
      'Final de lingam o de yoni',
    ],
  },
} satisfies Texts['massages']['sensitive-massage'];
