import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { TextLinks } from '../../views/components/TextLinks.tsx';
import { load } from '../support/html.ts';

test('a text may lead to a message about each subject, at the form', () => {
  const links = subjects.map((subject) => ({ to: `ask-${subject}` as const, text: subject }));
  const page = load(renderToString(createElement(TextLinks, { links, locale: 'es' })));
  expect(page.attributes('a', 'href')).toEqual([
    '/es/contact?about=yoni#message',
    '/es/contact?about=couples#message',
    '/es/contact?about=gay#message',
    '/es/contact?about=four-hands#message',
  ]);
});
