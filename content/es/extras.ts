import type { Texts } from '../texts.ts';

export const extras = {
  heading: 'Además *de los {massages}*',
  intro:
    'En la lista del formulario no los verás. Para un masaje yoni, gay, en pareja o a cuatro manos, o con un hombre, elige el masaje que más se parezca y cuéntanoslo en el mensaje, o pregunta desde aquí. Los límites son los de todos los masajes: el final es con las manos, sin penetración ni contacto oral.',
  links: [{ to: 'ask-man', text: 'Prefiero que me atienda un hombre' }],
  items: {
    yoni: {
      title: 'Masaje yoni',
      description: 'Un masaje para mujeres, que empieza lejos y sigue al ritmo que tú marques.',
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'Recibís el masaje a la vez y en la misma sala, con una masajista para cada persona. Podéis elegir cualquiera de la lista menos el Paradise ({lingamOnly} son para hombres), y cada persona paga el suyo: {example.massage} de {example.duration}, por ejemplo, son {example.forTwo} para dos. También os pueden atender una mujer y un hombre.',
    },
    gay: {
      title: 'Masaje gay',
      description:
        'Es de hombre a hombre, con uno de los {men} que trabajan aquí, avisando {men.ahead}. Puedes elegir entre {men.massages}, al precio de la lista.',
    },
    'four-hands': {
      title: 'Masaje a cuatro manos',
      description:
        'Dos masajistas a la vez, para una sola persona. En el Paradise ya está en el precio; en los demás casos, dinos día y hora y te contestamos con el precio.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación con ropa de calle. En la página de hoteles verás qué puedes pedir, a qué horas y por cuánto.',
    },
  },
  yoni: {
    steps: [
      'Primero habláis, con la ropa puesta: qué te apetece, qué no y hasta dónde.',
      'Te duchas a solas y te tumbas. La toalla te la puedes dejar todo el rato.',
      'Tu masajista empieza por la espalda y las piernas, con aceite caliente, y espera a que respires despacio.',
      'Al yoni llega solo cuando le dices que sí, y por fuera.',
      'Haya final o no, descansas un rato y la ducha vuelve a ser tuya.',
    ],
    facts: [
      {
        term: 'Contacto',
        text: 'Por fuera. Por dentro, únicamente cuando lo has pedido al hablar, y siempre con guante. A la mínima señal tuya, para.',
      },
      { term: 'Ropa', text: 'Tu masajista lleva lencería. Un hombre, pantalón de lino.' },
      {
        term: 'Tiempo',
        text: 'En {yoni.shorter} minutos se hace todo el recorrido una vez, con calma. Los {yoni.longer} dan tiempo a llegar y a descansar. La charla y las duchas son {besidesMassage} más.',
      },
      { term: 'Precio', text: '{yoni.prices}, como {example.massage}.' },
      {
        term: 'Quién lo da',
        text: '{yoni.givers}. También los {men} hombres, avisando {men.ahead}.',
      },
      {
        term: 'Reserva',
        text: 'Pregúntanos desde aquí, o elige {example.massage} en el formulario y escribe «yoni» en el mensaje.',
      },
    ],
    ask: 'Preguntar por el masaje yoni',
  },
} satisfies Texts['extras'];
