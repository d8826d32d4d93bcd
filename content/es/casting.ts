import type { CastingWords } from '../page-words.ts';

export const casting = {
  title: 'Trabajar como masajista en Barcelona',
  description:
    'El centro busca masajistas en el Eixample de Barcelona: horario propio, formación entre compañeras, pago el mismo día y una flor en lugar de la cara.',
  heading: 'Trabaja con nosotras',
  lead: 'Buscamos mujeres que quieran dedicarse al masaje erótico y tántrico. Si ya tienes oficio, bien; si no, aquí se aprende. Antes de nada nos sentamos a hablar, y de esa charla puedes irte sin decir ni que sí ni que no.',
  offerHeading: 'Lo que ofrecemos',
  offer: [
    'Tu propio horario: dices qué días vienes y a qué horas.',
    'Tu parte de cada masaje, pagada el mismo día.',
    'Formación en masaje tántrico, con compañeras que ya lo dan.',
    'Seguridad y discreción, en el centro y en los hoteles.',
    'Una flor en lugar de tu cara, y el nombre que elijas para trabajar.',
    'Decides tú qué haces y qué no, y no se te pregunta por qué.',
    'Empezar no cuesta nada: no hay cuota ni fianza.',
  ],
  requirementsHeading: 'Lo que pedimos',
  requirements: [
    'Tener {age} años o más.',
    'Una presencia amable y elegante.',
    'Actitud positiva y discreción.',
    'Inglés o español, al menos básico.',
    'Papeles de la UE o un permiso de trabajo en vigor.',
  ],
  applyHeading: 'Cómo presentarte',
  applyText:
    'Escríbenos unas líneas: quién eres y qué día podrías venir a hablar. No hace falta foto, y puedes usar un seudónimo hasta que nos conozcamos. Lo que cuentes lo usamos para contestarte y para nada más.',
  applyChat: 'Escribir por WhatsApp',
  applyEmail: 'Escribir un correo',
  home: 'Volver al inicio',
} satisfies CastingWords;
