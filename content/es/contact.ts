import type { Texts } from '../texts.ts';

/** The contact page. */
export const contact = {
  nav: 'Contacto',
  title: 'Contacto, dirección y horario en el Eixample de Barcelona',
  description:
    'Teléfono, WhatsApp, correo, dirección y horario del centro, y un formulario para escribirnos sin dar tu nombre completo.',
  heading: 'Pregúntanos *sin reparo*',
  intro:
    'Aquí ninguna pregunta suena rara, y tu mensaje solo lo lee la persona que te contesta. Si tienes prisa, es mejor que llames.',
  detailsHeading: 'Dónde y cuándo',
  hoursHeading: 'Horario del centro',
  enquiryHeading: 'Mensajes en español',
  arriving: [
    'Llama al timbre de arriba a la derecha, el que no lleva nombre. Estamos en el ático, con ascensor.',
    'En el portal hay {access.steps} escalones de {access.stepHeight} cm. Si vienes en silla de ruedas o te cuesta subirlos, llama al timbre y sacamos una rampa plegable. La puerta del ascensor mide {access.liftDoor} cm de ancho, y la cabina, {access.liftCabin} cm; las demás puertas, {access.door} cm. Una de las salas tiene la ducha a ras de suelo, con asiento. La bañera, de borde alto ({access.bathRim} cm), solo se usa en {withBath}.',
  ],
  walkIns: [
    'Contestamos normalmente en menos de {answeredWithin} minutos. Fuera de ese horario, llámanos: atendemos el teléfono hasta el cierre. Puedes venir sin reserva, pero si reservas te aseguras la hora y eliges a tu masajista.',
  ],
  /** The first line of a message about a subject. */
  subjects: {
    yoni: 'Quería preguntar por el masaje yoni.',
    couples: 'Queríamos preguntar por el masaje en pareja.',
    gay: 'Quería preguntar por el masaje gay.',
    'four-hands': 'Quería preguntar por un masaje a cuatro manos.',
    man: 'Prefiero que me atienda un hombre. ¿Quién está libre y cuándo?',
  },
} satisfies Texts['pages']['contact'];
