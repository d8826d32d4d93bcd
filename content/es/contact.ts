import type { Copy } from '../copy.ts';

/** The contact page. */
export const contact = {
  nav: 'Contacto',
  title: 'Contacto, dirección y horario en el Eixample de Barcelona',
  description:
    'Teléfono, WhatsApp, correo, dirección y horario del centro, y un formulario para escribirnos sin dar tu nombre completo.',
  heading: 'Pregúntanos *sin reparo*',
  intro: 'No hace falta que te identifiques. Quien lee tu mensaje trabaja aquí y no lo comenta con nadie.',
  detailsHeading: 'Dónde y cuándo',
  hoursHeading: 'Horario del centro',
  enquiryHeading: 'Respondemos en español',
  arriving: [
    'A pie son {walk.Urgell} minutos desde Urgell y {walk.Catalunya} desde Catalunya. Llama al último timbre de la derecha, que no lleva nombre. El centro está en el ático y hay ascensor.',
    'En el portal hay dos escalones antes del ascensor, y la bañera tiene el borde alto. Si eso te supone un problema, dínoslo y te preparamos una sala.',
  ],
  walkIns: 'Puedes venir sin reserva; si reservas, te aseguras la hora y la persona.',
  toBooking: 'Solicitar una reserva',
  /** What the message begins with where somebody asks about one of these. */
  subjects: {
    yoni: 'Quería preguntar por un masaje yoni.',
    couples: 'Queríamos preguntar por un masaje en pareja.',
    gay: 'Quería preguntar por un masaje de hombre a hombre.',
    'four-hands': 'Quería preguntar por un masaje a cuatro manos.',
  },
} satisfies Copy['pages']['contact'];
