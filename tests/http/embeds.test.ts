import request from 'supertest';
import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { copies } from '../../content/copies.ts';
import { fill } from '../../views/text.ts';
import { load, plain } from '../support/html.ts';
import { createTestSite } from '../support/testSite.ts';

const { embeds, footer } = copies.fr.layout;
const buttonOf = (which: 'map' | 'tour') =>
  plain(fill(embeds[which].button, { provider: business.embedProviders[which] }));

test('an embed whose address is set to empty is not on any page, nor in the policy', async () => {
  const { app } = createTestSite({ variables: { MAP_EMBED_URL: '', TOUR_EMBED_URL: '' } });
  const { text, headers } = await request(app).get('/fr/about');
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
  const page = load(text);
  expect(page.$('#tour-embed, #map-embed, #tour-heading')).toHaveLength(0);
  for (const which of ['map', 'tour'] as const) expect(page.text()).not.toContain(buttonOf(which));
  // The plan of the streets stays, with the plain link into a maps service.
  expect(page.attributes('footer .embed img', 'alt')).toEqual([embeds.plan]);
  expect(page.targets(footer.mapsLink, 'footer .embed')[0]).toContain('https://www.google.com/maps/search/');
});

test('one of two can be off', async () => {
  const { app } = createTestSite({ variables: { TOUR_EMBED_URL: '' } });
  const { text, headers } = await request(app).get('/fr/about');
  expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/www\.google\.com(;|$)/);
  expect(load(text).text()).toContain(buttonOf('map'));
  expect(load(text).text()).not.toContain(buttonOf('tour'));
});
