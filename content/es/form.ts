import type { Texts } from '../textTypes/texts.ts';

export const form = {
  bookingHeading: 'Solicita *una reserva*',
  bookingIntro: [
    'Pídenos hora aquí. La reserva es firme cuando te la confirmamos. No pedimos señal y anularla no cuesta nada. Contestamos {answerHours}, y solemos tardar menos de {answeredWithin} minutos.',
    'Te respondemos por el medio que nos dejes, con palabras neutras y sin nombrar el masaje. Si solo nos dejas un teléfono, te llamamos y nunca dejamos mensajes en el buzón de voz.',
    'Para un masaje gay, en pareja, a cuatro manos o con un hombre, elige en la lista el que más se parezca y cuéntanoslo en el mensaje. Para el yoni, elige {example.massage} y escribe «yoni».',
  ],
  messageHeading: 'Escríbenos',
  optional: '(opcional)',
  name: 'Nombre',
  nameHint: 'Basta un nombre de pila o un seudónimo.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  reachHint: 'Deja uno de los dos: sin correo ni teléfono no podemos responderte.',
  service: 'Masaje',
  servicePlaceholder: 'Elige un masaje',
  masseuse: 'Masajista',
  noPreference: 'Sin preferencia',
  day: 'Día',
  dayFormat: 'día/mes/año',
  time: 'Hora',
  afterMidnight: 'De madrugada, en la noche que empieza el día elegido',
  visit: 'Cuándo',
  visitHint:
    'La hora es la de llegada: el masaje, la charla y las duchas tienen que caber antes del cierre. Para venir de madrugada, elige el día en que empieza la noche: la madrugada del domingo va con el sábado. A tu hotel podemos ir más tarde: llámanos.',
  anyMassage: 'el masaje más corto',
  message: 'Mensaje',
  messageHint: {
    booking:
      'Cuánto tiempo quieres, el nombre de tu hotel si el masaje es allí y la forma más discreta de responderte.',
    contact: 'Tu pregunta y la forma más discreta de responderte.',
  },
  honeypot: 'Deja este campo en blanco',
  send: {
    booking: 'Enviar solicitud',
    contact: 'Enviar mensaje',
  },
  sending: 'Enviando…',
  stillSending: 'Sin respuesta por ahora. Seguimos intentándolo…',
  unreachable:
    'No se ha podido enviar. Revisa tu conexión y prueba de nuevo, o llámanos: lo que has escrito sigue aquí.',
  privacyNote:
    '{controller} es la responsable del tratamiento de tus datos, que usa para responderte y organizar tu visita. En cualquier momento puedes pedir que te los enseñemos, los corrijamos o los borremos: escribe a {email}.',
  statement:
    'Al enviar este formulario, acepto expresamente que el centro use lo que he escrito, incluido lo que pueda revelar sobre mi vida sexual, mi orientación o mi salud, para responderme y organizar mi visita.',
  sent: {
    booking: 'Solicitud de reserva enviada',
    contact: 'Mensaje enviado',
  },
  asked: 'Has pedido: {asked}.',
  answerTimes:
    'Te respondemos al correo o al teléfono que has dejado. Solemos tardar menos de {answeredWithin} minutos ({answerHours}). Fuera de ese horario, llámanos.',
  callUs: 'No has dejado correo ni teléfono, así que no podemos responderte. Llámanos al {phone}.',
  dismiss: 'Cerrar este aviso',
  errorTitle: 'Error: {title}',
  summaryHeading: 'Hay algo que revisar',
  failed: {
    booking: 'Error al enviar la solicitud de reserva',
    contact: 'Error al enviar el mensaje',
  },
  otherWays: 'También nos tienes aquí:',
  missing: {
    booking: 'Escribe tu nombre y elige un masaje',
    contact: 'Escribe tu nombre y tu mensaje',
  },
  checkFields: 'Revisa los campos marcados',
  problems: {
    nameMissing: 'Escribe un nombre',
    nameTooLong: 'El nombre admite {max} caracteres como máximo',
    emailInvalid: 'Escribe un correo válido, como nombre@example.com, o deja el campo en blanco',
    emailTooLong: 'El correo admite {max} caracteres como máximo',
    phoneTooLong: 'El teléfono admite {max} caracteres como máximo',
    serviceMissing: 'Elige un masaje',
    serviceTooShort: 'El nombre del masaje debe tener al menos {min} caracteres',
    serviceTooLong: 'El nombre del masaje admite {max} caracteres como máximo',
    dayInvalid: 'Esa fecha está incompleta o no existe. Escribe día, mes y año, por ejemplo {exampleDay}',
    dayPast: 'Elige hoy o un día posterior',
    dayTooFar: 'Elige un día dentro de los próximos {bookableDays} días',
    dayClosed: 'El {day} estamos cerrados. Abrimos de nuevo el {nextDay}',
    timeUnknown: 'Elige una hora de la lista',
    timeTooEarly: 'El {day} abrimos a las {opens}',
    timeTooLate:
      'Última hora de llegada el {day} para {massage}: {lastStart}. A un hotel podemos ir más tarde: llámanos',
    timePast: 'Esa hora ya ha pasado: elige una posterior',
    messageMissing: 'Escribe un mensaje de al menos {min} caracteres',
    messageTooLong: 'El mensaje admite {max} caracteres como máximo',
    notText: 'Envía este campo como texto',
    localeUnknown: 'El idioma tiene que ser uno de estos: {locales}',
  },
} satisfies Texts['form'];
