import type { form as shape } from '../en/form.ts';

/** The booking form and the contact form: labels, hints, and every answer they can get. */
export const form = {
  bookingHeading: 'Demander une réservation',
  bookingIntro:
    'C’est une demande, pas encore une réservation : nous vous répondons pour convenir de l’heure.',
  messageHeading: 'Envoyer un message',
  optional: '(facultatif)',
  name: 'Nom',
  nameHint: 'Un prénom ou un pseudonyme suffit.',
  email: 'E-mail',
  phone: 'Téléphone',
  reachHint: 'Sans e-mail ni téléphone, personne ne peut vous répondre.',
  service: 'Massage',
  servicePlaceholder: 'Choisissez un massage',
  message: 'Message',
  bookingMessageHint: 'Le jour et l’heure souhaités, et la façon de vous répondre avec discrétion.',
  contactMessageHint: 'Votre question et, si vous le voulez, la façon de vous répondre avec discrétion.',
  honeypot: 'Laissez ce champ vide',
  sendBooking: 'Envoyer la demande',
  sendMessage: 'Envoyer le message',
  privacyNote:
    '{controller} est responsable de ce que vous envoyez et s’en sert pour vous répondre et organiser votre visite. Vous pouvez à tout moment demander à le consulter, le corriger ou l’effacer : écrivez à {email}.',
  statement:
    'En envoyant, j’accepte expressément que le centre utilise ce que j’ai écrit, y compris ce qui peut révéler ma vie sexuelle, afin de me répondre.',
  sent: {
    booking: 'Demande de réservation envoyée',
    contact: 'Message envoyé',
    answerTimes: 'Nous répondons {hours}. Vous n’avez rien d’autre à faire.',
    dismiss: 'Fermer cet avis',
  },
  errorTitle: 'Erreur : {title}',
  summaryHeading: 'Un point est à revoir',
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
    nameTooLong: 'Le nom ne peut dépasser {max} caractères',
    emailInvalid: 'Indiquez une adresse comme nom@example.com ou laissez le champ vide',
    emailTooLong: 'L’adresse e-mail ne peut dépasser {max} caractères',
    phoneTooLong: 'Le numéro de téléphone ne peut dépasser {max} caractères',
    serviceMissing: 'Choisissez un massage',
    serviceTooShort: 'Le massage doit avoir au moins {min} caractères',
    serviceTooLong: 'Le massage ne peut dépasser {max} caractères',
    messageMissing: 'Écrivez un message d’au moins {min} caractères',
    messageTooLong: 'Le message ne peut dépasser {max} caractères',
    notText: 'Envoyez ce champ sous forme de texte',
    localeUnknown: 'La langue doit être l’une de celles-ci : {locales}',
  },
} satisfies typeof shape;
