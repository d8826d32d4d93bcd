import type { Texts } from '../textTypes/texts.ts';

export const extras = {
  heading: 'Además *de los {massages}*',
  intro:
    'No los verás en la lista del formulario: elige allí el masaje que más se parezca y cuéntanoslo en el mensaje. Haz lo mismo si prefieres que te lo dé un hombre, o usa los enlaces, que te dejan el mensaje empezado. Los límites son los de todos los masajes: el final es con las manos y no hay relaciones con penetración ni contacto oral. Por dentro, solo una mano con guante, y solo donde se indica.',
  links: [{ to: { ask: 'man' }, text: 'Prefiero que sea un hombre' }],
  items: {
    yoni: {
      title: 'Masaje yoni',
      description: 'Un masaje para mujeres, que empieza por la espalda y solo avanza cuando tú lo dices.',
      details: {
        steps: [
          'Primero hablas con tu masajista, con la ropa puesta: qué te apetece, qué no y hasta dónde.',
          'Te duchas a solas y te tumbas. Puedes dejarte la toalla todo el rato.',
          'El masaje empieza por la espalda y las piernas, con aceite caliente, hasta que respiras despacio.',
          'Tu masajista no llega al yoni hasta que le dices que sí: por fuera y, si lo pediste antes, también por dentro, con guante.',
          'Con final o sin él, descansas un rato y te duchas otra vez a solas.',
        ],
        facts: [
          {
            term: 'Contacto',
            text: 'Siempre con la mano; por dentro, con guante. A la menor señal tuya, todo se detiene.',
          },
          {
            term: 'Ropa',
            text: 'Tu masajista lleva lencería, aunque en el formulario hayas elegido {example.massage}. Un hombre lleva pantalón de lino.',
          },
          {
            term: 'Tiempo',
            text: 'En {yoni.shorter} minutos cabe todo, con calma. Con {yoni.longer}, el comienzo y el descanso del final son más largos. La charla y las duchas van aparte.',
          },
          { term: 'Precio', text: '{yoni.prices}, como {example.massage}.' },
          {
            term: 'Quién lo da',
            text: '{yoni.givers}, o uno de los {men} hombres, si lo pides {men.ahead}.',
          },
          {
            term: 'Reserva',
            text: 'Pregúntanos desde aquí, o elige {example.massage} en el formulario y escribe en el mensaje «yoni» y cuánto tiempo quieres.',
          },
        ],
        ask: 'Preguntar por el masaje yoni',
      },
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'Recibís el masaje a la vez y en la misma sala, con una masajista para cada persona. Podéis elegir el mismo o uno distinto cada cual, de toda la lista menos el Paradise; {lingamOnly} son para hombres. Cada persona paga el suyo: {example.massage} de {example.duration}, por ejemplo, sale por {example.forTwo} para dos. Uno de los dos masajes os lo puede dar un hombre ({men.massages}) si lo pedís {men.ahead}.',
    },
    gay: {
      title: 'Masaje gay',
      description:
        'De hombre a hombre, con uno de los {men} que trabajan aquí. Elige entre {men.massages}, al precio de la lista, y pídelo {men.ahead}.',
    },
    'four-hands': {
      title: 'Masaje a cuatro manos',
      description:
        'Dos masajistas a la vez para una sola persona. El Paradise ya es así, con las dos en el precio. Para cualquier otro masaje, dinos día y hora y te contestamos con la cifra.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación con ropa de calle. En la página de hoteles verás qué masajes hay, a qué horas y por cuánto.',
    },
  },
  searchWords: {
    yoni: ['para mujeres', 'mujer', 'chica', 'femenino', 'vulva', 'vagina'],
    couples: ['para dos', 'dos personas', 'dos mujeres', 'parejas', 'novio, novia', 'marido, esposa'],
    gay: ['para hombres', 'hombre', 'chico', 'masculino', 'masajista hombre', 'homosexual'],
    'four-hands': ['4 manos', 'dos masajistas'],
    hotel: ['hoteles', 'a domicilio', 'habitación', 'salidas'],
  },
} satisfies Texts['extras'];
