import type { pages as shape } from '../en/pages.ts';

/** What the pages say beyond the massages and the forms, by page. */
export const pages = {
  home: {
    title: 'Masaje erótico y tántrico en Barcelona',
    description:
      'Un centro tranquilo en el Eixample de Barcelona: doce masajes eróticos y tántricos para hombres, mujeres y parejas, con su duración y su precio.',
    heading: 'Una hora solo para ti',
    sub: 'Masaje erótico y tántrico en un centro tranquilo del Eixample. Para hombres, mujeres y parejas.',
    toServices: 'Ver masajes y precios',
    toContact: 'Pregunta o reserva',
    servicesHeading: 'Tres maneras de empezar',
    servicesIntro: 'Uno lento, uno que resbala y uno breve. Los otros nueve están a un paso.',
    allServices: 'Los doce masajes',
  },
  services: {
    title: 'Masajes y precios en Barcelona',
    description:
      'Los doce masajes del centro, del Lingam al Paradise: qué incluye cada uno, cuánto dura y cuánto cuesta, con el IVA incluido.',
    heading: 'Doce maneras de parar el reloj',
    intro: 'Cada masaje tiene su duración y su precio, IVA incluido. En la puerta no se suma nada.',
    searchLabel: 'Buscar entre los masajes',
    searchButton: 'Buscar',
    searchTitle: 'Búsqueda: {query}',
    found: { one: '{count} masaje para «{query}»', other: '{count} masajes para «{query}»' },
    nothingFound: 'Ningún masaje reúne todas las palabras de «{query}». Aquí tienes la lista completa.',
    showAll: 'Ver todos los masajes',
  },
  service: {
    back: 'Todos los masajes',
    panelHeading: 'Duración y precio',
    includes: 'Incluye',
    askForDetails: 'Lo preparamos contigo: pregúntanos los detalles.',
    book: 'Reservar este masaje',
    call: 'Llamar',
    contact: 'Contacto',
    related: 'Otros masajes',
    payment:
      'Puedes pagar en efectivo, con Visa, Mastercard o Amex, por PayPal o en criptomonedas. Otras divisas pueden llevar comisión.',
    hotel: 'También en tu hotel, con un pequeño suplemento por el desplazamiento dentro de Barcelona.',
  },
  contact: {
    title: 'Contacto con el centro, en el Eixample de Barcelona',
    description:
      'Escribe, llama o chatea: teléfono, correo y dirección del centro en el Eixample de Barcelona, horario y un formulario para tu mensaje.',
    heading: 'Pregunta lo que quieras',
    intro:
      'Basta un nombre de pila o un seudónimo. Quien lee tu mensaje trabaja aquí y no lo comenta con nadie.',
    detailsHeading: 'Dónde y cuándo',
    hoursHeading: 'El centro abre',
    enquiryHeading: 'Respondemos en español',
    walkIns: 'Puedes venir sin reserva. Con ella tienes segura la hora y la persona.',
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
