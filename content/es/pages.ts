import type { pages as shape } from '../en/pages.ts';

/** What the pages say beyond the massages and the forms, by page. */
export const pages = {
  home: {
    title: 'Masaje erótico y tántrico en Barcelona',
    description:
      'Un centro tranquilo en el Eixample de Barcelona: doce masajes eróticos y tántricos para hombres, mujeres y parejas, con duración y precio a la vista.',
    heading: 'Este rato *es tuyo*',
    sub: 'Masaje erótico y tántrico para hombres, mujeres y parejas, en un centro tranquilo del Eixample.',
    toServices: 'Ver masajes y precios',
    toContact: 'Preguntar o reservar',
    servicesHeading: 'Tres masajes *para empezar*',
    servicesIntro: 'Uno lento, otro resbaladizo y otro breve. Y hay nueve más.',
    allServices: 'Los doce masajes',
  },
  services: {
    title: 'Masajes y precios en Barcelona',
    description:
      'Los doce masajes del centro, del Lingam al Paradise: qué incluye cada uno, cuánto dura y cuál es su precio final, con IVA.',
    heading: 'Doce maneras de *no tener prisa*',
    intro:
      'Cada masaje tiene su duración y su precio, IVA incluido. En el centro, si pagas en euros, no se añade nada.',
    searchLabel: 'Buscar un masaje',
    searchButton: 'Buscar',
    searchTitle: 'Búsqueda: {query}',
    found: { one: '{count} masaje para «{query}»', other: '{count} masajes para «{query}»' },
    nothingFound: 'No hay ningún masaje con todas las palabras de «{query}». Aquí tienes la lista completa.',
    practicalHeading: 'Pago *y hoteles*',
    hotels:
      'También vamos a tu hotel, dentro de Barcelona, con un pequeño suplemento por el desplazamiento. {services} se quedan en el centro.',
    showAll: 'Ver todos los masajes',
  },
  service: {
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
  },
  contact: {
    title: 'Contacto, dirección y horario en el Eixample de Barcelona',
    description:
      'Teléfono, WhatsApp, correo, dirección y horario del centro, y un formulario para escribirnos sin dar tu nombre completo.',
    heading: 'Pregúntanos *sin reparo*',
    intro: 'No hace falta que te identifiques. Quien lee tu mensaje trabaja aquí y no lo comenta con nadie.',
    detailsHeading: 'Dónde y cuándo',
    hoursHeading: 'Horario del centro',
    enquiryHeading: 'Respondemos en español',
    walkIns: 'Puedes venir sin reserva; si reservas, te aseguras la hora y la persona.',
  },
  vatIncluded: 'IVA incluido',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingam opcionales',
    twoLingamAndGlass: '2 lingam, cava o cóctel',
  },
  enquiryHours: {
    always: 'todos los días, las 24 horas',
    daily: 'todos los días, de {opens} a {closes}',
  },
} satisfies typeof shape;
