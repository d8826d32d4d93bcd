/**
 * The beginning of a reply to a visitor. It must name neither the centre nor the massage, because other
 * people may see the visitor's screen.
 */
export const staff = {
  subject: 'Your message',
  greeting: 'Hello {name}, thank you for your message.',
  greetingWithoutName: 'Hello, thank you for your message.',
  /** The day and time that the visitor asked for. */
  asked: 'You asked for an appointment: {visit}.',
  /** A day whose time is after midnight. */
  night: 'the night of {day}',
};
