import type { Texts } from '../textTypes/texts.ts';

export const contact = {
  nav: 'Contacto',
  title: 'Contacto, dirección y horario en el Eixample de Barcelona',
  description:
    'Teléfono, WhatsApp, correo, dirección y horario del centro, y un formulario para escribirnos sin dar tu nombre completo.',
  heading: 'Pregúntanos *sin reparo*',
  intro:
    'Ya lo hemos oído casi todo, y solo lee tu mensaje la persona que te contesta. Si tienes prisa, es mejor que llames.',
  detailsHeading: 'Dónde y cuándo',
  hoursHeading: 'Horario del centro',
  enquiryHeading: 'Mensajes en español',
  arriving: [
    'Llama al timbre de arriba a la derecha, el que no lleva nombre. Estamos en el ático, con ascensor.',
    'En el portal hay {access.steps} escalones de {access.stepHeight} cm. Si vienes en silla de ruedas o te cuesta subirlos, toca el timbre o, si no llegas, llámanos por teléfono y sacamos una rampa plegable. La puerta del ascensor tiene {access.liftDoor} cm de ancho y la cabina, {access.liftCabin} cm; las demás puertas, {access.door} cm. En una de las salas, la ducha está a ras de suelo y tiene asiento. La bañera, de borde alto ({access.bathRim} cm), solo se usa en {withBath}.',
  ],
  walkIns: [
    'Solemos contestar en menos de {answeredWithin} minutos, también los días en que el centro está cerrado. Por la noche, cuando ya no leemos mensajes, llama: cogemos el teléfono hasta el cierre. Se puede venir sin reserva, pero con ella te aseguras la hora y eliges masajista.',
  ],
  subjects: {
    yoni: 'Quería un masaje yoni.\nDuración: …\nDía y hora: …',
    couples: 'Queríamos un masaje en pareja.\nQué masajes y cuánto tiempo: …\nDía y hora: …',
    gay: 'Quería un masaje gay.\nQué masaje y cuánto tiempo: …\nDía y hora: …',
    'four-hands': '¿Cuánto cuesta un masaje a cuatro manos?\nQué masaje y cuánto tiempo: …\nDía y hora: …',
    man: 'Prefiero que el masaje me lo dé un hombre.\nQué masaje y cuánto tiempo: …\nDía y hora: …',
  },
} satisfies Texts['pages']['contact'];
