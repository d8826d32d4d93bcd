import type { Texts } from '../texts.ts';

/** The texts that the pages of all massages share. */
export const service = {
  back: 'Todos los masajes',
  panelHeading: 'Duración y precio',
  includes: 'Incluye',
  askForDetails: 'Con más tiempo y sin lista fija: lo preparamos contigo, así que pregúntanos los detalles.',
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
  showerForBath: 'Si prefieres una ducha en vez del baño, dura lo mismo.',
  minutes: 'Suma {besidesMassage} minutos para hablar y ducharte.',
  within: {
    ritual: 'el ritual de respiración',
    bath: 'el baño',
    tea: 'el té',
    glass: 'la copa de cava o el cóctel',
    rest: 'el descanso del final',
  },
  secondEnding: {
    twoLingam: 'La versión larga tiene dos; aunque la lista diga «lingam», pueden ser también de yoni.',
    lingamsOptional:
      'Puedes pedir un segundo sin que cueste más; aunque la lista diga «lingam», pueden ser también de yoni.',
    twoLingamAndGlass:
      'La versión larga tiene dos; aunque la lista diga «lingam», pueden ser también de yoni.',
  },
  givenBy: {
    all: 'Cualquiera de las {masseuses} masajistas.',
    anyTwo: 'Dos de las {masseuses} masajistas a la vez; el precio las incluye a las dos.',
    man: 'Preguntar por un hombre',
  },
  dress: {
    lingerie: 'Tu masajista lleva lencería[men|; si es un hombre, ropa interior].',
    nothing: 'Tu masajista va sin ropa.',
    agreed: 'Antes acordáis qué lleva puesto tu masajista.',
  },
  dressOfTwo: {
    lingerie: 'Tus dos masajistas llevan lencería.',
    nothing: 'Tus dos masajistas van sin ropa.',
    agreed: 'Antes acordáis qué llevan puesto tus dos masajistas.',
  },
  couples: 'Con dos masajistas, en total {prices}.',
  couplesLink: 'Preguntar',
  forOne: 'No, es para una sola persona.',
  atCentreOnly: 'Solo en el centro.',
  hotel: 'Aquí o en tu hotel ({hotel.supplement} más).',
  lessAtHotel: 'Allí, sin gel ni colchón.',
  shortAtHotel: 'Allí, el de {short} se pide junto con otro.',
  hotelLink: 'Más sobre hoteles',
  everyMassage: 'Pagas antes de empezar.',
  questionsLink: 'Pago y extracto',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingam opcionales',
    twoLingamAndGlass: '2 lingam, cava o cóctel',
  },
} satisfies Texts['pages']['service'];
