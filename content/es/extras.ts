import type { Texts } from '../texts.ts';

export const extras = {
  heading: 'Además *de los {massages}*',
  intro:
    '[fourHands|Dos masajistas pueden darte a la vez un masaje a cuatro manos. Dinos día y hora: en la respuesta va el precio.] Los límites no cambian: solo con las manos, sin penetración ni contacto oral.',
  links: [
    { to: 'ask-four-hands', text: 'Preguntar por las cuatro manos' },
    { to: 'ask-man', text: 'Preguntar por un masajista hombre' },
  ],
  items: {
    gay: {
      title: 'Masaje gay',
      description:
        'De hombre a hombre, con uno de nuestros {men} masajistas y al precio de la lista: {men.massages}. Avísanos {men.ahead}.',
    },
    yoni: {
      title: 'Masaje yoni',
      description:
        'Para mujeres. Empieza por la espalda y las piernas y sigue al ritmo que tú marques, siempre con las manos. Si dices «para», se retiran. {yoni.prices}. Te lo dan {yoni.givers}[men|; también los {men} hombres, si avisas {men.ahead}].',
    },
    couples: {
      title: 'Masaje en pareja',
      description:
        'En la misma sala y a la vez, con una masajista para cada persona. Vale cualquiera de la lista[paradise-massage| menos el Paradise], y cada cual paga su precio: {example.massage} de {example.duration}, {example.forTwo} los dos. Si preferís una mujer y un hombre, avisad {men.ahead}.',
    },
    hotel: {
      title: 'Masaje en tu hotel',
      description:
        'Tu masajista va a tu habitación con ropa discreta. El precio es el de la lista, más el suplemento por el desplazamiento.',
    },
  },
} satisfies Texts['extras'];
