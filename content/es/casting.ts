import type { Texts } from '../texts.ts';

export const casting = {
  nav: 'Casting',
  title: 'Trabajar como masajista en Barcelona',
  description:
    'Trabajo de masajista en el Eixample de Barcelona: tú pones el horario, aprendes con compañeras, cobras el mismo día y no enseñas la cara.',
  heading: 'Trabaja *aquí*',
  lead: 'Buscamos masajistas, mujeres y hombres, para masaje erótico y tántrico. La experiencia ayuda, pero si no la tienes te formamos. El primer día solo nos sentamos a hablar, sin que haya que decidir nada.',
  offerHeading: 'Lo que ofrecemos',
  offer: [
    'Tu horario lo pones tú: nos dices qué días vienes y a qué horas. Los hombres trabajan con cita.',
    'Tu parte de cada masaje, que cobras el mismo día.',
    'Formación en masaje tántrico, con compañeras que ya tienen experiencia.',
    'Seguridad y discreción, en el centro y en los hoteles.',
    'Tu cara no sale en la web, y trabajas con el nombre que elijas.',
    'Eres tú quien decide qué masajes das. Los límites del centro valen para todos los clientes.',
    'Empezar no te cuesta nada, porque no hay cuota ni fianza.',
  ],
  requirementsHeading: 'Lo que pedimos',
  requirements: [
    'Tener {castingAge} años o más.',
    'Trato amable y aspecto elegante.',
    'Actitud positiva y discreción.',
    'Inglés o español, aunque sea básico.',
    'Documentación de la UE o permiso de trabajo en vigor.',
  ],
  applyHeading: 'Cómo presentarte',
  applyText:
    'Cuéntanos en unas líneas quién eres y qué día podrías venir a hablar. No mandes fotos; hasta que nos conozcamos puedes usar un seudónimo. Lo que nos cuentes solo lo usaremos para tu candidatura.',
  applyChat: 'Escríbenos por WhatsApp',
  applyEmail: 'Escríbenos por correo',
  home: 'Volver al inicio',
} satisfies Texts['pages']['casting'];
