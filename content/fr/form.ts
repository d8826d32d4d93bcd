import type { Copy } from '../copy.ts';

/** The booking form and the contact form: labels, hints and messages. */
export const form = {
  bookingHeading: 'Demande *de réservation*',
  bookingIntro:
    'C’est une demande, pas encore une réservation. Nous répondons {answerHours}, en général dans les {answeredWithin} minutes. La confirmation ne nomme pas le massage. Il n’y a pas d’acompte et vous annulez sans frais, de préférence {cancelNotice} avant. En cas de retard, le massage se termine à l’heure prévue. Vous hésitez ? Choisissez un massage : vous pourrez encore en changer. Pour un homme, quatre mains ou un massage yoni, gay ou en couple, dites-le dans le message.',
  messageHeading: 'Envoyer *un message*',
  optional: '(facultatif)',
  name: 'Nom',
  nameHint: 'Un prénom ou un pseudonyme suffit.',
  email: 'E-mail',
  phone: 'Téléphone',
  reachHint: 'Sans e-mail ni téléphone, nous ne pourrons pas vous répondre.',
  service: 'Massage',
  servicePlaceholder: 'Choisissez un massage',
  masseuse: 'Masseuse',
  noPreference: 'Sans préférence',
  day: 'Jour',
  time: 'Heure',
  sameNight: '{time} (même nuit)',
  visitHint: 'Pour un massage de {lastStartOf} minutes, arrivez au plus tard {lastStart}.',
  message: 'Message',
  bookingMessageHint: 'Votre hôtel, si c’est nous qui venons, et comment vous répondre discrètement.',
  contactMessageHint: 'Votre question et, si vous le souhaitez, comment vous répondre discrètement.',
  honeypot: 'Laissez ce champ vide',
  sendBooking: 'Envoyer la demande',
  sendMessage: 'Envoyer le message',
  sending: 'Envoi en cours…',
  sendingAgain: 'Pas encore de réponse. Nouvel essai…',
  unreachable:
    'L’envoi n’a pas abouti. Vérifiez votre connexion et réessayez, ou appelez-nous : ce que vous avez écrit est toujours là.',
  privacyNote:
    '{controller} est responsable du traitement. Ce que vous envoyez sert à vous répondre et à organiser votre visite. Vous pouvez à tout moment demander à le consulter, à le corriger ou à le faire effacer : écrivez à {email}.',
  statement:
    'En envoyant ce formulaire, j’accepte expressément que le centre utilise ce que j’y ai écrit, y compris ce que cela peut révéler de ma vie sexuelle, de mon orientation sexuelle ou de ma santé, pour me répondre et organiser ma visite.',
  sent: {
    booking: 'Demande de réservation envoyée',
    contact: 'Message envoyé',
    answerTimes:
      'Nous répondons en termes neutres, à l’adresse ou au numéro indiqué, en général dans les {answeredWithin} minutes ({hours}).',
    callUs:
      'Vous n’avez laissé ni e-mail ni téléphone : nous ne pouvons pas vous répondre. Appelez-nous au {phone}.',
    dismiss: 'Fermer ce message',
  },
  errorTitle: 'Erreur : {title}',
  summaryHeading: 'À revoir avant l’envoi',
  failed: {
    booking: 'Échec de l’envoi de la demande de réservation',
    contact: "Échec de l'envoi du message",
  },
  otherWays: 'Vous pouvez aussi nous joindre directement :',
  missing: {
    booking: 'Indiquez votre nom et choisissez un massage',
    contact: 'Indiquez votre nom et votre message',
  },
  checkFields: 'Vérifiez les champs signalés',
  fields: {
    nameMissing: 'Indiquez un nom',
    nameTooLong: 'Le nom ne peut pas dépasser {max} caractères',
    emailInvalid: 'Indiquez une adresse de la forme nom@example.com, ou laissez le champ vide',
    emailTooLong: 'L’adresse e-mail ne peut pas dépasser {max} caractères',
    phoneTooLong: 'Le numéro de téléphone ne peut pas dépasser {max} caractères',
    serviceMissing: 'Choisissez un massage',
    serviceTooShort: 'Le nom du massage doit compter au moins {min} caractères',
    serviceTooLong: 'Le nom du massage ne peut pas dépasser {max} caractères',
    dayInvalid: 'Indiquez une date valable, avec le jour, le mois et l’année',
    dayPast: 'Choisissez aujourd’hui ou un jour à venir',
    dayTooFar: 'Choisissez un jour dans les {bookableDays} prochains jours',
    timeUnknown: 'Choisissez une heure de la liste',
    timeClosed: 'Le centre est fermé à cette heure. Horaires {days} : {hours}',
    timePast: 'Cette heure est passée : choisissez-en une autre',
    messageMissing: 'Écrivez un message d’au moins {min} caractères',
    messageTooLong: 'Le message ne peut pas dépasser {max} caractères',
    notText: 'Envoyez ce champ sous forme de texte',
    localeUnknown: 'La langue doit être l’une de celles-ci : {locales}',
  },
} satisfies Copy['form'];
