import type { Texts } from '../textTypes/texts.ts';

export const service = {
  back: 'Todos los masajes',
  panelHeading: 'Duración y precio',
  includes: 'Incluye',
  askForDetails: 'Los mismos pasos, con más tiempo. Pregúntanos los detalles y decide en qué lo empleas.',
  book: 'Reservar este masaje',
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
  showerForBath: 'Si prefieres una ducha, entra igual en los minutos.',
  minutes: 'Cuenta con {besidesMassage} minutos más para la charla y la ducha.',
  within: {
    ritual: 'el ritual de respiración',
    bath: 'el baño',
    tea: 'el té',
    glass: 'la copa de cava o el cóctel',
    rest: 'el descanso del final',
  },
  secondEnding: {
    twoLingam: 'Dos en el masaje más largo, de lingam o de yoni, como prefieras.',
    lingamsOptional: 'El segundo es opcional y no cuesta más. Ambos pueden ser de lingam o de yoni.',
    twoLingamAndGlass: 'Dos en el masaje más largo, de lingam o de yoni, como prefieras.',
  },
  givenBy: {
    all: 'Cualquiera de las {masseuses} masajistas.',
    anyTwo: 'Dos de las {masseuses} masajistas a la vez; el precio las incluye a las dos.',
    man: 'Prefiero que sea un hombre',
  },
  dress: {
    lingerie: 'Tu masajista lleva lencería.',
    nothing: 'Tu masajista va sin ropa.',
    agreed: 'Lo que acordéis antes.',
  },
  dressOfTwo: {
    lingerie: 'Tus dos masajistas llevan lencería.',
    nothing: 'Tus dos masajistas van sin ropa.',
    agreed: 'Lo que acordéis antes con las dos.',
  },
  dressOfMan: {
    lingerie: 'Los hombres, ropa interior.',
    nothing: 'También los hombres.',
    agreed: 'También con un hombre.',
  },
  couples: 'Con una masajista para cada persona, {prices} en total.',
  couplesOfMen:
    'Para dos hombres, con una masajista cada uno, {prices} en total. Si en la pareja hay una mujer, para ella elegid otro masaje y decidnos cuál.',
  couplesLink: 'Preguntar por el masaje en pareja',
  forOne: 'No, es para una sola persona.',
  atCentreOnly: 'Solo en el centro.',
  hotel: 'Aquí o en tu hotel ({hotel.supplement} más).',
  lessAtHotel: 'En el hotel, sin gel ni colchón.',
  shortAtHotel: 'En hoteles, el mínimo son {hotel.minMinutes} min: el de {short} se pide con otro masaje.',
  hotelLink: 'Masaje en tu hotel',
  everyMassage:
    'En el centro pagas en la propia sala, antes del masaje. En el extracto figura «{cardStatement}».',
  payingLink: 'Todas las formas de pago',
  pageLink: 'Todo sobre este masaje',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: 'dos finales',
    lingamsOptional: 'segundo final opcional',
    twoLingamAndGlass: 'dos finales, cava o cóctel',
  },
} satisfies Texts['pages']['service'];
