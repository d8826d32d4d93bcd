import type { Texts } from '../texts.ts';

export const extras = {
  heading: 'Además *de los {massages}*',
  intro:
    'Si te apetece un masaje a cuatro manos, con dos masajistas a la vez, dinos día y hora y te contestamos con el precio. Si prefieres que te atienda un hombre, avisa {men.ahead}. Los límites son los de todos los masajes: el final es con las manos, sin penetración ni contacto oral.',
  links: [
    { to: 'ask-four-hands', text: 'Preguntar el precio a cuatro manos' },
    { to: 'ask-man', text: 'Prefiero que me atienda un hombre' },
  ],
  items: {
    gay: {
      title: 'Masaje gay',
      description:
        'Es de hombre a hombre, con uno de los {men} que trabajan aquí. Puedes elegir entre {men.massages}, al precio de la lista.',
    },
    yoni: {
      title: 'Masaje yoni',
      description:
        'Es un masaje para mujeres, que empieza por la espalda y las piernas y sigue al ritmo que tú marques. Cuesta lo mismo que {example.massage}: {yoni.prices}. Lo dan {yoni.givers}, y también los {men} hombres. Para reservarlo, elige {example.massage} en el formulario y escribe «yoni» en el mensaje.',
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'Recibís el masaje a la vez y en la misma sala, con una masajista para cada persona. Podéis elegir cualquiera de la lista menos el Paradise ({lingamOnly} son para hombres), y cada persona paga el suyo: {example.massage} de {example.duration}, por ejemplo, son {example.forTwo} para dos. También os pueden atender una mujer y un hombre.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación con ropa de calle. En la página de hoteles verás qué puedes pedir, a qué horas y por cuánto.',
    },
  },
} satisfies Texts['extras'];
