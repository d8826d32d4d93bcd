import type { form as shape } from '../en/form.ts';

/** The booking form and the contact form: labels, hints, and every answer they can get. */
export const form = {
  bookingHeading: 'Pide tu hora',
  bookingIntro: 'Es una solicitud, todavía no una reserva: te respondemos para acordar la hora contigo.',
  messageHeading: 'Envía un mensaje',
  optional: '(opcional)',
  name: 'Nombre',
  nameHint: 'Basta un nombre de pila o un seudónimo.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  reachHint: 'Sin un correo o un teléfono nadie puede responderte.',
  service: 'Masaje',
  servicePlaceholder: 'Elige un masaje',
  message: 'Mensaje',
  bookingMessageHint: 'El día y la hora que te vienen bien, y cómo responderte con discreción.',
  contactMessageHint: 'Tu pregunta y, si quieres, cómo responderte con discreción.',
  honeypot: 'Deja este campo vacío',
  sendBooking: 'Enviar solicitud',
  sendMessage: 'Enviar mensaje',
  privacyNote:
    '{controller} es responsable de lo que envías y lo usa para responderte y organizar tu visita. Puedes pedir cuando quieras verlo, corregirlo o borrarlo: escribe a {email}.',
  statement:
    'Al enviar, acepto expresamente que el centro use lo que he escrito, incluido lo que pueda revelar sobre mi vida sexual, para responderme.',
  sent: {
    booking: 'Solicitud de reserva enviada',
    contact: 'Mensaje enviado',
    answerTimes: 'Respondemos {hours}. No tienes que hacer nada más.',
    dismiss: 'Cerrar este aviso',
  },
  errorTitle: 'Error: {title}',
  summaryHeading: 'Hay algo que revisar',
  failed: {
    booking: 'Error al enviar la solicitud de reserva',
    contact: 'Error al enviar el mensaje',
  },
  otherWays: 'También puedes hablar con nosotros directamente:',
  missing: {
    booking: 'Escribe tu nombre y elige un masaje',
    contact: 'Escribe tu nombre y tu mensaje',
  },
  checkFields: 'Revisa los campos marcados',
  fields: {
    nameMissing: 'Escribe un nombre',
    nameTooLong: 'El nombre puede tener {max} caracteres como máximo',
    emailInvalid: 'Escribe un correo como nombre@example.com o deja el campo vacío',
    emailTooLong: 'El correo puede tener {max} caracteres como máximo',
    phoneTooLong: 'El teléfono puede tener {max} caracteres como máximo',
    serviceMissing: 'Elige un masaje',
    serviceTooShort: 'El masaje necesita al menos {min} caracteres',
    serviceTooLong: 'El masaje puede tener {max} caracteres como máximo',
    messageMissing: 'Escribe un mensaje de al menos {min} caracteres',
    messageTooLong: 'El mensaje puede tener {max} caracteres como máximo',
    notText: 'Envía este campo como texto',
    localeUnknown: 'El idioma tiene que ser uno de estos: {locales}',
  },
} satisfies typeof shape;
