import type { Texts } from '../texts/texts.ts';

/** The contact page. */
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
    'En el portal hay {access.steps} escalones de {access.stepHeight} cm. Si vienes en silla de ruedas o te cuesta subirlos, llama al timbre y sacamos una rampa plegable. La puerta del ascensor tiene {access.liftDoor} cm de ancho y la cabina, {access.liftCabin} cm; las demás puertas, {access.door} cm. En una de las salas, la ducha está a ras de suelo y tiene asiento. La bañera, de borde alto ({access.bathRim} cm), solo se usa en {withBath}.',
  ],
  walkIns: [
    'Solemos contestar en menos de {answeredWithin} minutos, también los días en que el centro está cerrado. Después de esa hora, llama: cogemos el teléfono hasta el cierre. Puedes venir sin reserva, pero con ella te aseguras la hora y eliges masajista.',
  ],
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'Quería preguntar por el masaje yoni.',
    couples: 'Queríamos preguntar por el masaje en pareja.',
    gay: 'Quería preguntar por el masaje gay.',
    'four-hands': 'Quería preguntar por un masaje a cuatro manos.',
    man: 'Prefiero que el masaje me lo dé un hombre. ¿Quién está libre y cuándo?',
  },
} satisfies Texts['pages']['contact'];
