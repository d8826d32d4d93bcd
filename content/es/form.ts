import type { Copy } from '../copy.ts';

/** The booking form and the contact form: labels, hints and messages. */
export const form = {
  bookingHeading: 'Solicita *una reserva*',
  bookingIntro:
    'Es una solicitud, todavía no una reserva: te respondemos, normalmente en {answeredWithin} minutos mientras atendemos mensajes ({answerHours}), y acordamos la hora. La confirmación es neutra: día, hora, «tu cita» y tu nombre de pila. No pedimos señal. Anular no cuesta nada, aunque te agradecemos que avises {cancelNotice} antes. Si llegas tarde, el masaje dura lo que quede del tiempo reservado. Un hombre, cuatro manos o un masaje yoni, gay o en pareja: pídelo en el mensaje.',
  messageHeading: 'Escríbenos',
  optional: '(opcional)',
  name: 'Nombre',
  nameHint: 'Basta un nombre de pila o un seudónimo.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  reachHint: 'Sin correo ni teléfono no podemos responderte.',
  service: 'Masaje',
  servicePlaceholder: 'Elige un masaje',
  masseuse: 'Masajista',
  noPreference: 'Sin preferencia',
  message: 'Mensaje',
  bookingMessageHint:
    'Qué día y a qué hora te viene bien; con quién, si lo sabes; tu hotel, si es allí; y la forma más discreta de responderte.',
  contactMessageHint: 'Tu pregunta y, si quieres, la forma más discreta de responderte.',
  honeypot: 'Deja este campo en blanco',
  sendBooking: 'Enviar solicitud',
  sendMessage: 'Enviar mensaje',
  sending: 'Enviando…',
  sendingAgain: 'Sin respuesta por ahora. Lo intentamos otra vez…',
  unreachable:
    'No se ha podido enviar. Revisa tu conexión y prueba de nuevo, o llámanos: lo que has escrito sigue aquí.',
  privacyNote:
    '{controller} es responsable de los datos que envías y los usa para responderte y organizar tu visita. Cuando quieras, puedes pedir que te los enseñemos, los corrijamos o los borremos: escribe a {email}.',
  statement:
    'Al enviar, acepto expresamente que el centro use lo que he escrito, incluido lo que pueda revelar sobre mi vida sexual, mi orientación o mi salud, para responderme y organizar mi visita.',
  sent: {
    booking: 'Solicitud de reserva enviada',
    contact: 'Mensaje enviado',
    answerTimes:
      'Te respondemos por el correo o el teléfono que has dejado: {hours}, normalmente en {answeredWithin} minutos. Fuera de ese horario, llámanos.',
    callUs: 'No has dejado correo ni teléfono, así que no podemos responderte. Llámanos al {phone}.',
    dismiss: 'Cerrar este aviso',
  },
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
  fields: {
    nameMissing: 'Escribe un nombre',
    nameTooLong: 'El nombre admite {max} caracteres como máximo',
    emailInvalid: 'Escribe un correo válido, como nombre@example.com, o deja el campo en blanco',
    emailTooLong: 'El correo admite {max} caracteres como máximo',
    phoneTooLong: 'El teléfono admite {max} caracteres como máximo',
    serviceMissing: 'Elige un masaje',
    serviceTooShort: 'El nombre del masaje debe tener al menos {min} caracteres',
    serviceTooLong: 'El nombre del masaje admite {max} caracteres como máximo',
    messageMissing: 'Escribe un mensaje de al menos {min} caracteres',
    messageTooLong: 'El mensaje admite {max} caracteres como máximo',
    notText: 'Envía este campo como texto',
    localeUnknown: 'El idioma tiene que ser uno de estos: {locales}',
  },
} satisfies Copy['form'];
