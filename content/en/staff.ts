/**
 * What staff begin an answer with, in the visitor's language. Somebody else may read it over a shoulder: it names neither the
 * centre nor what was asked for.
 */
export const staff = {
  subject: 'Your message',
  greeting: 'Hello {name}, thank you for your message.',
  greetingWithoutName: 'Hello, thank you for your message.',
};
