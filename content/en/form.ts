/** The booking form and the contact form: labels, hints and messages. */
export const form = {
  bookingHeading: 'Request *a booking*',
  bookingIntro:
    'This is a request, not yet a booking. We’ll reply to agree a time, usually within {answeredWithin} minutes. Requests in English are answered {answerHours}. We confirm in neutral words: your first name, the day, the time and ‘your appointment’, never the kind of massage unless you ask. There’s no deposit. You can cancel free of charge, though we’d be glad to hear {cancelNotice} ahead. If you’re late, you have what’s left of your time. For a man, four hands, or a yoni, gay or couples massage, select the massage that comes closest and say so in the message.',
  messageHeading: 'Send *a message*',
  optional: '(optional)',
  name: 'Name',
  nameHint: 'A first name or a pseudonym is enough.',
  email: 'E-mail',
  phone: 'Phone',
  reachHint: 'Leave an e-mail address or a phone number, or we can’t reply.',
  service: 'Massage',
  servicePlaceholder: 'Select a service',
  masseuse: 'With',
  noPreference: 'No preference',
  message: 'Message',
  bookingMessageHint:
    'The day and time you’d like, your hotel if you’d like a visit there, and how to answer you discreetly.',
  contactMessageHint: 'Your question and, if you like, how to answer you discreetly.',
  honeypot: 'Leave this field empty',
  sendBooking: 'Send request',
  sendMessage: 'Send message',
  sending: 'Sending …',
  sendingAgain: 'No answer yet. Trying again …',
  unreachable:
    'Your message didn’t go through. Check your connection and try again, or call us. What you wrote is still here.',
  privacyNote:
    '{controller} is responsible for what you send and uses it to answer you and arrange your visit. You may ask at any time to see, correct or erase it: write to {email}.',
  statement:
    'By sending, I expressly agree that the centre uses what I have written, including anything it reveals about my sex life, my sexual orientation or my health, in order to answer me and arrange my visit.',
  sent: {
    booking: 'Booking request sent',
    contact: 'Message sent',
    answerTimes:
      'We’ll reply to the e-mail address or phone number you left, usually within {answeredWithin} minutes. Enquiries are answered {hours}.',
    callUs:
      'You left neither an e-mail address nor a phone number, so we can’t reply. Please call us: {phone}.',
    dismiss: 'Close this notice',
  },
  errorTitle: 'Error: {title}',
  summaryHeading: 'There is a problem',
  failed: {
    booking: 'Failed to send booking request',
    contact: 'Failed to send message',
  },
  otherWays: 'You can also reach us directly:',
  missing: {
    booking: 'Please fill your name and select a service',
    contact: 'Please fill your name and message',
  },
  checkFields: 'Please check the marked fields',
  fields: {
    nameMissing: 'Enter a name',
    nameTooLong: 'Use {max} characters or fewer for the name',
    emailInvalid: 'Enter an e-mail address like name@example.com, or leave the field empty',
    emailTooLong: 'Use {max} characters or fewer for the e-mail address',
    phoneTooLong: 'Use {max} characters or fewer for the phone number',
    serviceMissing: 'Select a service',
    serviceTooShort: 'Use {min} characters or more for the service',
    serviceTooLong: 'Use {max} characters or fewer for the service',
    messageMissing: 'Enter a message of {min} characters or more',
    messageTooLong: 'Use {max} characters or fewer for the message',
    notText: 'Send this field as text',
    localeUnknown: 'The language must be one of {locales}',
  },
};
