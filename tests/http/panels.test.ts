import { expect } from 'vitest';
import { facts } from '../../content/business.ts';
import { catalogue, type Ending, type Option, type Within } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { serviceIn } from '../../views/services.ts';
import { fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

/** How the lists of inclusions name what else happens within the minutes. */
const withinWords: Record<Locale, Record<Within, RegExp>> = {
  en: { ritual: /ritual/, bath: /\bbath/, tea: /\btea\b/, glass: /cava/, rest: /quiet/ },
  es: {
    ritual: /[Rr]itual/,
    bath: /[Bb]añ/,
    tea: /(?<!\p{L})té(?!\p{L})/u,
    glass: /cava/,
    rest: /descanso|calma/,
  },
  fr: { ritual: /[Rr]ituel/, bath: /[Bb]ain/, tea: /(?<!\p{L})thé(?!\p{L})/u, glass: /cava/, rest: /calme/ },
};

const endingWords: Record<Locale, Record<Ending, RegExp>> = {
  en: { lingam: /[Ll]ingam ending/, either: /[Ll]ingam or yoni ending/ },
  es: { lingam: /[Ff]inal de lingam$/, either: /[Ff]inal de lingam o de yoni/ },
  fr: { lingam: /[Ff]inition lingam$/, either: /[Ff]inition lingam ou yoni/ },
};

const services = locales.flatMap((locale) => catalogue.map((service) => ({ locale, service })));

test.for(services)(
  'the lists of $service.slug in $locale agree with the catalogue',
  ({ locale, service }) => {
    const { options } = serviceIn(service.slug, locale);
    for (const [name, word] of Object.entries(withinWords[locale])) {
      const listed = options.some(({ includes }) => includes.some((item) => word.test(item)));
      const within = service.options.some((option: Option) => option.within?.includes(name as Within));
      expect(listed, name).toBe(within);
    }
    const items = options.flatMap(({ includes }) => includes);
    const endings = items.filter((item) => endingWords[locale][service.ending].test(item));
    expect(endings).not.toEqual([]);
    if (service.ending === 'lingam') {
      expect(items.filter((item) => endingWords[locale].either.test(item))).toEqual([]);
    }
  },
);

test.for(services)(
  'the panel of $service.slug in $locale tells its facts',
  async ({ locale, service }, { read }) => {
    const words = allTexts[locale].pages.service;
    const page = await read(urlOf({ page: 'service', slug: service.slug }, locale));
    const panel = page.text('.price-panel');
    const says = (text: string): boolean => panel.includes(plain(text));
    expect(says(words.atCentreOnly)).toBe('atCentreOnly' in service);
    expect(says(words.hotel)).toBe(!('atCentreOnly' in service));
    expect(says(words.lessAtHotel)).toBe('lessAtHotel' in service);
    const isShort = service.options.some(({ minutes }) => minutes < facts.hotel.least);
    expect(says(words.shortAtHotel.split('{')[0] ?? '')).toBe(isShort && !('atCentreOnly' in service));
    expect(says(words.twoMasseuses)).toBe('fourHands' in service);
    expect(says(words.oneMasseuse)).toBe(!('fourHands' in service));
    expect(says(('fourHands' in service ? words.dressOfTwo : words.dress)[service.dress])).toBe(true);
    expect(says(words.ending[service.ending])).toBe(true);
    expect(says(words.couples)).toBe('forCouples' in service);
    for (const fact of [words.minutes, words.language, words.paying, words.receipt])
      expect(says(fact)).toBe(true);
    const within = service.options.flatMap((option: Option) => option.within ?? []);
    expect(says(words.minutesOnly)).toBe(within.length === 0);
    for (const name of within) expect(says(words.within[name]), name).toBe(true);
  },
);

test.for(locales)(
  'a short massage in %s names the massages that it combines with',
  async (locale, { read }) => {
    const panel = (await read(urlOf({ page: 'service', slug: 'lingam-massage' }, locale))).text(
      '.price-panel',
    );
    const [, others = ''] = panel.split(
      plain(fill(allTexts[locale].pages.service.shortAtHotel, { short: '30 min', others: '|' })).split(
        '|',
      )[0] ?? '',
    );
    for (const { slug, ...service } of catalogue) {
      const travels = !('atCentreOnly' in service) && slug !== 'lingam-massage';
      expect(others.split('.')[0]?.includes(serviceIn(slug, locale).inSentence), slug).toBe(travels);
    }
  },
);

test.for(locales)('duration and price in a panel in %s are separate words', async (locale, { read }) => {
  const { $ } = await read(urlOf({ page: 'service', slug: 'tantra-massage' }, locale));
  expect($('.inclusions h3').first().text()).toMatch(/45\smin €?150/);
});
