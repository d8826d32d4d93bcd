import type { Copy } from '../copy.ts';

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
  payment:
    'Puedes pagar en efectivo, con tarjeta (Visa, Mastercard o Amex), por PayPal o con criptomonedas. En otra divisa puede haber comisión.',
  hotel:
    'También en tu hotel, dentro de Barcelona, con un suplemento por el desplazamiento que te decimos al reservar.',
  hotelLink: 'Cómo es un masaje en tu hotel',
  lessAtHotel: 'Allí se hace sin el gel y sin el colchón.',
  minutes: 'Los minutos son solo de masaje. Para hablar y ducharte, cuenta {besidesMassage} más.',
  dress: {
    lingerie: 'Tu masajista lleva lencería.',
    nothing: 'Tu masajista va sin ropa.',
    agreed: 'Lo que lleva puesto tu masajista se acuerda antes.',
  },
  secondEnding: 'El segundo final no cuesta más.',
  paying:
    'Se paga antes de empezar, en la sala; en un hotel, al llegar tu masajista. En el extracto de la tarjeta figura {cardStatement}. Si quieres recibo, el concepto es neutro.',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingam opcionales',
    twoLingamAndGlass: '2 lingam, cava o cóctel',
  },
} satisfies Copy['pages']['service'];
