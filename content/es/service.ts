import type { Texts } from '../texts.ts';

/** The texts that the pages of all massages share. */
export const service = {
  back: 'Todos los masajes',
  panelHeading: 'Duración y precio',
  includes: 'Incluye',
  askForDetails: 'Lo preparamos contigo: pregúntanos los detalles.',
  book: 'Reservar este masaje',
  call: 'Llamar',
  contact: 'Contactar',
  related: 'Otros *masajes*',
  facts: {
    givenBy: 'Quién lo da',
    time: 'Tiempo',
    ending: 'Finales',
    dress: 'Ropa',
    couples: 'En pareja',
    place: 'Dónde',
  },
  minutesWithin: 'En los {minutes} minutos entra {within}.',
  showerForBath: 'Si prefieres ducha en vez de baño, va en el mismo tiempo.',
  minutes: 'La charla y las duchas ni se cobran ni restan minutos: cuenta con {besidesMassage} más.',
  within: {
    ritual: 'el ritual de respiración',
    bath: 'el baño',
    tea: 'el té',
    glass: 'la copa de cava o el cóctel',
    rest: 'el descanso del final',
  },
  secondEnding: {
    twoLingam: 'Los dos, de lingam o de yoni, como prefieras.',
    lingamsOptional: 'El segundo es opcional y no cuesta más. De lingam o de yoni, como prefieras.',
    twoLingamAndGlass: 'Los dos, de lingam o de yoni, como prefieras.',
  },
  givenBy: {
    all: 'Cualquiera de las {masseuses} masajistas.',
    anyTwo: 'Dos de las {masseuses} masajistas, a la vez. El precio las incluye a las dos.',
    man: 'Preguntar por un hombre',
  },
  dress: {
    lingerie: 'Tu masajista lleva lencería[men|; si es un hombre, ropa interior].',
    nothing: 'Tu masajista va sin ropa.',
    agreed: 'Lo que lleva puesto tu masajista lo acordáis antes.',
  },
  dressOfTwo: {
    lingerie: 'Tus dos masajistas llevan lencería.',
    nothing: 'Tus dos masajistas van sin ropa.',
    agreed: 'Lo que llevan puesto tus dos masajistas lo acordáis antes.',
  },
  couples: 'Con una masajista para cada persona. Para dos: {prices}.',
  couplesLink: 'Preguntar por el masaje en pareja',
  forOne: 'No: es para una sola persona.',
  atCentreOnly: 'Solo en el centro.',
  hotel: 'En el centro o en tu hotel ({hotel.supplement} más).',
  lessAtHotel: 'En el hotel, sin gel ni colchón.',
  shortAtHotel: 'En el hotel, el de {short} va junto con otro masaje: {hotel.least} minutos en total.',
  hotelLink: 'Cómo es un masaje en tu hotel',
  everyMassage:
    'Pagas antes de empezar, en la sala. En el extracto figura «{cardStatement}». Lo demás es igual en todos los masajes:',
  questionsLink: 'Preguntas y respuestas',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingam opcionales',
    twoLingamAndGlass: '2 lingam, cava o cóctel',
  },
} satisfies Texts['pages']['service'];
