import type { Copy } from '../copy.ts';

/** The contact page. */
export const contact = {
  nav: 'Contacto',
  title: 'Contacto, dirección y horario en el Eixample de Barcelona',
  description:
    'Teléfono, WhatsApp, correo, dirección y horario del centro, y un formulario para escribirnos sin dar tu nombre completo.',
  heading: 'Pregúntanos *sin reparo*',
  intro:
    'Basta un nombre de pila o un seudónimo. Tu mensaje lo lee solo quien te contesta, que trabaja en el centro. Si quieres una respuesta ahora mismo, llama.',
  detailsHeading: 'Dónde y cuándo',
  hoursHeading: 'Horario del centro',
  enquiryHeading: 'Respondemos en español',
  arriving: [
    'Llama al timbre de arriba a la derecha, el que no lleva nombre. Estamos en el ático, con ascensor.',
    'En el portal hay dos escalones antes del ascensor, y la bañera tiene el borde alto. Si te mueves con dificultad, dínoslo y te preparamos una sala.',
  ],
  walkIns:
    'Contestamos normalmente en {answeredWithin} minutos. Fuera de ese horario, llama: el teléfono se atiende hasta el cierre. Puedes venir sin reserva; si reservas, te aseguras la hora y la persona. El último masaje empieza con tiempo para terminar: los minutos que elijas y {besidesMassage} más antes del cierre.',
  toBooking: 'Solicitar una reserva',
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'Quería preguntar por el masaje yoni.',
    couples: 'Queríamos preguntar por el masaje en pareja.',
    gay: 'Quería preguntar por el masaje gay.',
    'four-hands': 'Quería preguntar por un masaje a cuatro manos.',
  },
} satisfies Copy['pages']['contact'];
