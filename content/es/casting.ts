import type { Copy } from '../copy.ts';

export const casting = {
  nav: 'Casting',
  title: 'Trabajar como masajista en Barcelona',
  description:
    'Trabajo de masajista en el Eixample de Barcelona: tú pones el horario, aprendes con compañeras, cobras el mismo día y en la web sale una flor, no tú.',
  heading: 'Trabaja *con nosotras*',
  lead: 'Buscamos mujeres que quieran dedicarse al masaje erótico y tántrico. Si ya tienes experiencia, bien; si no, aquí se aprende. Lo primero es sentarse a hablar, y de esa conversación no hace falta salir con un sí o un no.',
  offerHeading: 'Lo que ofrecemos',
  offer: [
    'Tu propio horario: dices qué días vienes y a qué horas.',
    'Tu parte de cada masaje, que cobras el mismo día.',
    'Formación en masaje tántrico, a cargo de compañeras con oficio.',
    'Seguridad y discreción, en el centro y en los hoteles.',
    'Una flor en lugar de tu cara, y el nombre que elijas para trabajar.',
    'Decides tú qué haces y qué no, y nadie te pregunta por qué.',
    'Empezar no cuesta nada: no hay cuota ni fianza.',
  ],
  requirementsHeading: 'Lo que pedimos',
  requirements: [
    'Tener {age} años o más.',
    'Trato amable y aspecto elegante.',
    'Actitud positiva y discreción.',
    'Inglés o español, aunque sea básico.',
    'Documentación de la UE o permiso de trabajo en vigor.',
  ],
  applyHeading: 'Cómo presentarte',
  applyText:
    'Escríbenos unas líneas: quién eres y qué día podrías venir a hablar. No hace falta foto, y puedes usar un seudónimo hasta que nos conozcamos. Lo que nos cuentes servirá para contestarte y para nada más.',
  applyChat: 'Escríbenos por WhatsApp',
  applyEmail: 'Escríbenos por correo',
  home: 'Volver al inicio',
} satisfies Copy['pages']['casting'];
