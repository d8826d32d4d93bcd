/**
 * The beginning of a reply to a visitor. It must name neither the centre nor the massage, because other
 * people may see the visitor's screen.
 */
export const staff = {
  subject: 'Your message',
  greeting: 'Hello {name}, thank you for your message.',
  greetingWithoutName: 'Hello, thank you for your message.',
};
