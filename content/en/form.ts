import type { Texts } from '../textTypes/texts.ts';

export const form = {
  bookingHeading: 'Request *a booking*',
  bookingIntro: [
    'Your request becomes a booking once we confirm it. We answer messages {answerHours}, usually within {answeredWithin} minutes. There’s no deposit, and you can cancel free of charge.',
    'We reply in neutral words. We ring only if a phone number is all we have, and never leave a message.',
    'For a couple, four hands, a gay massage or a male therapist, choose the massage you’d like and tell us the rest in the message. For a yoni massage, choose {example.massage} and write ‘yoni’.',
  ],
  messageHeading: 'Send *a message*',
  optional: '(optional)',
  name: 'Name',
  nameHint: 'A first name or a pseudonym is enough.',
  email: 'E-mail',
  phone: 'Phone',
  reachHint: 'Please leave an e-mail address or a phone number: without either, we can’t reply.',
  service: 'Massage',
  servicePlaceholder: 'Select a service',
  masseuse: 'Masseuse',
  noPreference: 'No preference',
  day: 'Day',
  dayFormat: 'day/month/year',
  time: 'Time',
  afterMidnight: 'After midnight, on the night of the day you chose',
  visit: 'When',
  visitHint:
    'Choose when you’d like to arrive. The massage, the talk and your showers must be over by closing time. Hotel visits start from {hotel.from}. For one later than the times listed here, please call.',
  anyMassage: 'the shortest massage',
  message: 'Message',
  messageHint: {
    booking:
      'If your massage comes in two lengths, tell us which. If you’d like us to come to you, name the hotel. And let us know how to reply discreetly.',
    contact: 'Your question and, if you like, how we can reply discreetly.',
  },
  honeypot: 'Leave this field empty',
  send: {
    booking: 'Send request',
    contact: 'Send message',
  },
  sending: 'Sending …',
  stillSending: 'No answer yet. Still trying …',
  unreachable:
    'Your message didn’t go through. Check your connection and try again, or call us. What you wrote is still here.',
  privacyNote:
    '{controller} is the controller of your data and uses it to answer you and arrange your visit. To see your data, or to have it corrected or erased, write to {email} at any time.',
  statement:
    'By sending this form, I expressly agree that the centre uses what I have written, including anything it reveals about my sex life, my sexual orientation or my health, in order to answer me and arrange my visit.',
  sent: {
    booking: 'Booking request sent',
    contact: 'Message sent',
  },
  asked: 'You asked for: {asked}.',
  answerTimes:
    'We’ll reply to the e-mail address or phone number you left, usually within {answeredWithin} minutes. We answer enquiries {answerHours}.',
  callUs:
    'You left neither an e-mail address nor a phone number, so we can’t reply. Please call us: {phone}.',
  dismiss: 'Close this notice',
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
  problems: {
    nameMissing: 'Enter a name',
    nameTooLong: 'Use {max} characters or fewer for the name',
    emailInvalid: 'Enter an e-mail address like name@example.com, or leave the field empty',
    emailTooLong: 'Use {max} characters or fewer for the e-mail address',
    phoneTooLong: 'Use {max} characters or fewer for the phone number',
    serviceMissing: 'Select a service',
    serviceTooShort: 'Use {min} characters or more for the service',
    serviceTooLong: 'Use {max} characters or fewer for the service',
    dayInvalid: 'Enter a real date with day, month and year, for example {exampleDay}',
    dayPast: 'Choose today or a later day',
    dayTooFar: 'Choose a day within the next {bookableDays} days',
    dayClosed: 'We’re closed on {day}. The next open day is {nextDay}',
    timeUnknown: 'Choose a time from the list',
    timeTooEarly: 'On {day} we open at {opens}',
    timeTooLate:
      'On {day} the latest arrival for {massage} is {lastStart}. A hotel visit may be possible later: please call',
    timePast: 'That time has already passed: choose a later one',
    messageMissing: 'Enter a message of {min} characters or more',
    messageTooLong: 'Use {max} characters or fewer for the message',
    notText: 'Send this field as text',
    localeUnknown: 'The language must be one of {locales}',
  },
} satisfies Texts['form'];
