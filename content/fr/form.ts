import type { Texts } from '../textTypes/texts.ts';

export const form = {
  bookingHeading: 'Demande *de réservation*',
  bookingIntro: [
    'Votre demande devient une réservation dès que nous la confirmons. Nous répondons {answerHours}, en général dans les {answeredWithin} minutes et en termes neutres, par e-mail, par téléphone ou sur WhatsApp, selon ce que vous nous laissez. Si nous avons votre e-mail, nous ne vous appelons pas, et nous ne laissons jamais de message vocal.',
    'Nous ne demandons pas d’acompte, et vous annulez sans frais.',
    'À deux, entre hommes, à quatre mains ou avec un masseur : choisissez le massage dans la liste et précisez-le dans le message. Pour un massage yoni, choisissez {example.massage}, au même prix, et écrivez « yoni ».',
  ],
  messageHeading: 'Envoyer *un message*',
  optional: '(facultatif)',
  name: 'Nom',
  nameHint: 'Un prénom ou un pseudonyme suffit.',
  email: 'E-mail',
  phone: 'Téléphone',
  reachHint: 'Un e-mail ou un numéro de téléphone, au choix : il nous faut l’un des deux pour vous répondre.',
  service: 'Massage',
  servicePlaceholder: 'Choisissez un massage',
  masseuse: 'Masseuse',
  noPreference: 'Sans préférence',
  day: 'Jour',
  dayFormat: 'jour/mois/année',
  time: 'Heure',
  afterMidnight: 'Après minuit, dans la nuit du jour choisi',
  visit: 'Quand',
  visitHint:
    'L’heure est celle de votre arrivée. Le massage et ses {besidesMassage} minutes de plus doivent se terminer avant la fermeture. À l’hôtel, nous pouvons venir plus tard : appelez-nous.',
  anyMassage: 'le massage le plus court',
  message: 'Message',
  messageHint: {
    booking: 'Votre hôtel, si c’est nous qui venons, et comment vous répondre discrètement.',
    contact: 'Votre question et, si vous le souhaitez, comment vous répondre discrètement.',
  },
  honeypot: 'Laissez ce champ vide',
  send: {
    booking: 'Envoyer la demande',
    contact: 'Envoyer le message',
  },
  sending: 'Envoi en cours…',
  stillSending: 'Pas encore de réponse. Nous essayons encore…',
  unreachable:
    'L’envoi n’a pas abouti. Vérifiez votre connexion et réessayez, ou appelez-nous : ce que vous avez écrit est toujours là.',
  privacyNote:
    '{controller} est responsable du traitement de vos données. Ce que vous envoyez sert à vous répondre et à organiser votre visite. Pour le consulter, le corriger ou l’effacer à tout moment, écrivez à {email}.',
  statement:
    'En envoyant ce formulaire, j’accepte expressément que le centre utilise ce que j’y ai écrit, y compris ce que cela peut révéler de ma vie sexuelle, de mon orientation sexuelle ou de ma santé, pour me répondre et organiser ma visite.',
  sent: {
    booking: 'Demande de réservation envoyée',
    contact: 'Message envoyé',
  },
  asked: 'Votre demande : {asked}.',
  answerTimes:
    'Nous répondons en termes neutres, à l’adresse ou au numéro indiqué, en général dans les {answeredWithin} minutes ({answerHours}).',
  callUs:
    'Vous n’avez laissé ni e-mail ni téléphone, et nous ne pouvons pas vous répondre. Appelez-nous au {phone}.',
  dismiss: 'Fermer ce message',
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
  problems: {
    nameMissing: 'Indiquez un nom',
    nameTooLong: 'Le nom ne peut pas dépasser {max} caractères',
    emailInvalid: 'Indiquez une adresse de la forme nom@exemple.com, ou laissez le champ vide',
    emailTooLong: 'L’adresse e-mail ne peut pas dépasser {max} caractères',
    phoneTooLong: 'Le numéro de téléphone ne peut pas dépasser {max} caractères',
    serviceMissing: 'Choisissez un massage',
    serviceTooShort: 'Le nom du massage doit compter au moins {min} caractères',
    serviceTooLong: 'Le nom du massage ne peut pas dépasser {max} caractères',
    dayInvalid: 'Indiquez une date valable, avec le jour, le mois et l’année, par exemple {exampleDay}',
    dayPast: 'Choisissez aujourd’hui ou un jour à venir',
    dayTooFar: 'Choisissez un jour dans les {bookableDays} prochains jours',
    dayClosed: 'Le centre est fermé le {day}. Il rouvre le {nextDay}',
    timeUnknown: 'Choisissez une heure de la liste',
    timeTooEarly: 'Le {day}, le centre ouvre à {opens}',
    timeTooLate:
      'Le {day}, arrivez au plus tard à {lastStart} ({massage}). À l’hôtel, nous pouvons venir plus tard : appelez-nous',
    timePast: 'Cette heure est passée : choisissez-en une autre',
    messageMissing: 'Écrivez un message d’au moins {min} caractères',
    messageTooLong: 'Le message ne peut pas dépasser {max} caractères',
    notText: 'Envoyez ce champ sous forme de texte',
    localeUnknown: 'La langue doit être l’une de celles-ci : {locales}',
  },
} satisfies Texts['form'];
