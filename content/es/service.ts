import type { Copy } from '../copy.ts';

/** What the page of every massage says around its text. */
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
    'Puedes pagar en efectivo, con tarjeta (Visa, Mastercard o Amex), por PayPal o con criptomonedas. Si pagas en otra divisa, puede haber comisión.',
  hotel: 'También en tu hotel, dentro de Barcelona, con un pequeño suplemento por el desplazamiento.',
  hotelLink: 'Cómo son los masajes en hotel',
  lessAtHotel: 'En un hotel se hace sin el gel ni el colchón. Pregúntanos.',
  minutes: 'Los minutos son de masaje: cuenta {besidesMassage} más para hablar y ducharte.',
  dress: {
    lingerie: 'La masajista lleva lencería.',
    nothing: 'La masajista va sin ropa.',
    agreed: 'La ropa de la masajista se acuerda contigo.',
  },
  secondEnding: 'El segundo final no se paga aparte.',
  paying:
    'Se paga antes del masaje, en la sala; en un hotel, al llegar la masajista. En el extracto de la tarjeta pone {cardStatement}.',
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingam opcionales',
    twoLingamAndGlass: '2 lingam, cava o cóctel',
  },
} satisfies Copy['pages']['service'];
