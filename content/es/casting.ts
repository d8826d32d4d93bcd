import type { Texts } from '../textTypes/texts.ts';

export const casting = {
  nav: 'Casting',
  title: 'Trabajar como masajista en Barcelona',
  description:
    'Trabajo de masajista en el Eixample de Barcelona: tú pones el horario, aprendes con compañeras, decides qué masajes das y no enseñas la cara.',
  heading: 'Trabaja *aquí*',
  lead: 'Buscamos masajistas, mujeres y hombres, para masaje erótico y tántrico. La experiencia ayuda, pero también formamos a quien empieza. El primer día solo nos sentamos a hablar, sin que haya que decidir nada.',
  offerHeading: 'Lo que ofrecemos',
  offer: [
    'Tú pones el horario: nos dices qué días vienes y a qué horas. Los hombres trabajan con cita.',
    'Sabrás cuánto cobras y en qué condiciones antes de decidirte.',
    'Formación en masaje tántrico, con compañeras que ya tienen experiencia.',
    'Seguridad y discreción, en el centro y en los hoteles.',
    'Tu cara no sale en la web, y trabajas con el nombre que elijas.',
    'Tú decides qué masajes das. Los límites del centro valen para todos los clientes.',
  ],
  requirementsHeading: 'Lo que pedimos',
  requirements: [
    'Tener {castingAge} años o más.',
    'Trato amable y aspecto elegante.',
    'Actitud positiva y discreción.',
    'Inglés o español, aunque sea básico.',
    'Documentación de la UE o permiso de trabajo en vigor.',
  ],
  applyHeading: 'Cómo presentarte',
  applyText:
    'Cuéntanos en unas líneas quién eres y qué día podrías venir a hablar. No mandes fotos; hasta que nos conozcamos puedes usar un seudónimo. Contestamos a todo el mundo y usamos lo que nos cuentes solo para tu candidatura.',
  applyChat: 'Escríbenos por WhatsApp',
  applyEmail: 'Escríbenos por correo',
  home: 'Volver al inicio',
} satisfies Texts['pages']['casting'];
