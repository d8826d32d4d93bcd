import type { Texts } from '../texts.ts';

export const casting = {
  nav: 'Casting',
  title: 'Trabajar como masajista en Barcelona',
  description:
    'Trabajo de masajista en el Eixample de Barcelona: tú pones el horario, aprendes con compañeras, cobras el mismo día y no enseñas la cara.',
  heading: 'Trabaja *aquí*',
  lead: 'Buscamos masajistas, mujeres y hombres, para masaje erótico y tántrico. Si ya tienes experiencia, bien; si no, te formamos. Primero nos sentamos a hablar, y ese día no hay que decidir nada.',
  offerHeading: 'Lo que ofrecemos',
  offer: [
    'Tu propio horario: dices qué días vienes y a qué horas. Los hombres trabajan con cita.',
    'Tu parte de cada masaje, que cobras el mismo día.',
    'Formación en masaje tántrico, con compañeras que ya tienen experiencia.',
    'Seguridad y discreción, en el centro y en los hoteles.',
    'Una flor en lugar de tu cara, y el nombre que elijas para trabajar.',
    'Decides tú qué masajes haces y cuáles no. Los límites del centro valen para todos los clientes.',
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
    'Escríbenos unas líneas: quién eres y qué día podrías venir a hablar. No mandes fotos, y puedes usar un seudónimo hasta que nos conozcamos. Lo que nos cuentes lo usamos solo para tu candidatura.',
  applyChat: 'Escríbenos por WhatsApp',
  applyEmail: 'Escríbenos por correo',
  home: 'Volver al inicio',
} satisfies Texts['pages']['casting'];
