import type { Texts } from '../textTypes/texts.ts';

export const errors = {
  notFound: {
    title: 'Page not found',
    lead: "The page you requested doesn't exist.",
    contact: 'Contact us',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    lead: 'Something went wrong on our side. Please try again in a moment.',
  },
  tooManyRequests: {
    title: 'Too many requests',
    lead: 'There have been too many requests from your connection. Please try again in a minute.',
  },
  refusals: {
    malformed: 'We couldn’t read the request. Please send it again.',
    tooLarge: 'The message is too long to send. Please shorten it, or send it in two parts.',
    wrongType: 'The request must be sent as a form or as JSON.',
    foreign:
      'The request was sent from another website, so we didn’t accept it. Please use the form on this site.',
    tooMany: {
      one: 'There have been too many requests from your connection. Please try again in {count} minute, or call us.',
      other:
        'There have been too many requests from your connection. Please try again in {count} minutes, or call us.',
    },
    unavailable: 'Failed to send: nothing has been stored. Please try again in a moment, or call us.',
    methodNotAllowed: 'This address doesn’t accept that kind of request.',
    unexpected:
      'Something went wrong on our side and nothing has been stored. Please try again in a moment, or call us.',
  },
  refusalTitle: 'Your request hasn’t been sent',
  home: 'Go to the home page',
  backToForm: 'Back to the form',
} satisfies Texts['errors'];
