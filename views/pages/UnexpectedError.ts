import { errorScreen } from '../errorScreen.tsx';
import { urlOf } from '../urls.ts';

export const unexpectedError = errorScreen({
  name: 'unexpected',
  words: ({ errors }) => errors.unexpected,
  links: ({ copy, locale }) => [{ href: urlOf({ page: 'home' }, locale), text: copy.errors.unexpected.home }],
  hasDirectLinks: true,
});
