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
  walkIns: 'Puedes venir sin reserva; si reservas, te aseguras la hora y la persona.',
} satisfies Copy['pages']['contact'];
