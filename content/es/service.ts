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
    time: 'Tiempo',
    ending: 'Final',
    givenBy: 'Quién lo da',
    dress: 'Ropa',
    couples: 'En pareja',
    language: 'Idioma',
    place: 'Dónde',
    payment: 'Pago',
  },
  minutesOnly: 'Todos los minutos son de masaje.',
  minutesWithin: 'Los minutos incluyen {within}.',
  minutes: 'La charla y la ducha van aparte: calcula {besidesMassage} minutos más.',
  within: {
    ritual: 'el ritual de respiración',
    bath: 'el baño',
    tea: 'el té',
    glass: 'la copa de cava o el cóctel',
    rest: 'el descanso del final',
  },
  ending: {
    lingam: 'De lingam, con las manos, incluido en el precio.',
    either: 'De lingam o de yoni, con las manos, incluido en el precio.',
  },
  secondEnding: 'El segundo es opcional y no cuesta más.',
  oneMasseuse: 'Una mujer o, si avisas con {menHoursAhead} horas de antelación, un hombre.',
  twoMasseuses: 'Dos masajistas a la vez. El precio las incluye a las dos.',
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
  couples: 'Con una masajista para cada persona. Precio a consultar.',
  couplesLink: 'Preguntar el precio',
  language: 'Si tu masajista no habla tu idioma, acuerdas los límites con recepción antes del masaje.',
  atCentreOnly: 'Solo en el centro.',
  hotel:
    'En el centro o en tu hotel, dentro de Barcelona. En el hotel hay un pequeño suplemento por el desplazamiento y pagas al llegar tu masajista.',
  lessAtHotel: 'Allí lo hacemos sin gel ni colchón.',
  shortAtHotel: 'Allí, el mínimo son {hotel.least} minutos: combina el de {short} con {others}.',
  hotelLink: 'Cómo es un masaje en tu hotel',
  paying: 'Pagas antes de empezar, en la sala.',
  payment:
    'Puedes pagar en efectivo, con tarjeta (Visa, Mastercard o Amex), por PayPal o con criptomonedas. En otra divisa puede haber comisión.',
  receipt:
    'En el extracto de la tarjeta figura «{cardStatement}». El recibo, si lo pides, lleva la razón social, el NIF y un concepto neutro.',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingam opcionales',
    twoLingamAndGlass: '2 lingam, cava o cóctel',
  },
} satisfies Texts['pages']['service'];
