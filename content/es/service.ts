import type { Texts } from '../texts.ts';

/** The texts that the pages of all massages share. */
export const service = {
  back: 'Todos los masajes',
  panelHeading: 'Duración y precio',
  includes: 'Incluye',
  askForDetails:
    'Todo lo de la versión corta y más tiempo, que repartes con tu masajista: pregúntanos los detalles.',
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
  minutesWithin: 'Los {minutes} minutos incluyen {within}.',
  showerForBath: 'Si prefieres ducha en vez de baño, el masaje no se acorta.',
  minutes: 'Suma {besidesMassage} minutos para hablar y ducharte.',
  within: {
    ritual: 'el ritual de respiración',
    bath: 'el baño',
    tea: 'el té',
    glass: 'la copa de cava o el cóctel',
    rest: 'el descanso del final',
  },
  secondEnding: {
    twoLingam: 'La versión larga tiene dos, de lingam o de yoni.',
    lingamsOptional: 'Si quieres un segundo final, no cuesta más. Ambos pueden ser de lingam o de yoni.',
    twoLingamAndGlass: 'La versión larga tiene dos, de lingam o de yoni.',
  },
  givenBy: {
    all: 'Cualquiera de las {masseuses} masajistas.',
    anyTwo: 'Dos de las {masseuses} masajistas a la vez; el precio las incluye a las dos.',
    man: 'Prefiero que me atienda un hombre',
  },
  dress: {
    lingerie: 'Tu masajista lleva lencería.',
    nothing: 'Tu masajista va sin ropa.',
    agreed: 'Antes acordáis qué lleva puesto tu masajista.',
  },
  dressOfTwo: {
    lingerie: 'Tus dos masajistas llevan lencería.',
    nothing: 'Tus dos masajistas van sin ropa.',
    agreed: 'Antes acordáis qué llevan puesto tus dos masajistas.',
  },
  dressOfMan: {
    lingerie: 'Un hombre lleva ropa interior.',
    nothing: 'Con un hombre, lo mismo.',
    agreed: 'Con un hombre, lo mismo.',
  },
  couples: 'Con dos masajistas pagáis en total {prices}.',
  couplesOfMen:
    'Sois dos hombres: con dos masajistas pagáis en total {prices}. Sois hombre y mujer: ella elige otro masaje, dinos cuál.',
  couplesLink: 'Preguntar',
  forOne: 'No, es para una sola persona.',
  atCentreOnly: 'Solo en el centro.',
  hotel: 'Aquí o en tu hotel ({hotel.supplement} más).',
  lessAtHotel: 'Allí, sin gel ni colchón.',
  shortAtHotel: 'Allí, el de {short} se combina con otro.',
  hotelLink: 'Más sobre hoteles',
  everyMassage: 'Pagas antes de empezar.',
  questionsLink: 'Pago y extracto',
  pageLink: 'Todo sobre este masaje',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: 'dos finales',
    lingamsOptional: 'segundo final opcional',
    twoLingamAndGlass: 'dos finales, cava o cóctel',
  },
} satisfies Texts['pages']['service'];
