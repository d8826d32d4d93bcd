import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { openingHours, toMinutes, toTime } from '../../content/hours.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { displayFonts, themeColours } from '../../content/look.ts';
import { offers } from '../../content/offers.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatClosedDays } from '../../views/hours.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { copyOfSources } from '../support/release.ts';
import { masseuse, otherLocale } from '../support/sample.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, shareServer, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

type Page = ReturnType<typeof load>;

type Change = {
  name: string;
  /** The files that the owner edits, and how. */
  edits: Record<string, (text: string) => string>;
  /** The page that shows the new value, and the part of it that has no old value. */
  url: string;
  place: (page: Page) => string;
  before: string;
  after: string;
};

const structuredData = ({ $ }: Page): string => $('script[type="application/ld+json"]').text();
const wholePage = ({ $ }: Page): string => $.html();
const visible = (page: Page): string => page.text('main') + structuredData(page);

const texts = allTexts[otherLocale];
const contact = urlOf({ page: 'contact' }, otherLocale);
const lowest = Math.min(...catalogue.flatMap(({ options }) => options.map(({ euros }) => euros)));
const closes = openingHours.week.at(-1)?.closes ?? '';
const later = toTime(toMinutes(closes) + 60);
const openDay = openingHours.week[0]?.days[0] ?? 'Monday';
const removed = galleryPictures.slice(-3);
const withoutDay = openingHours.week.map((group) => ({
  ...group,
  days: group.days.filter((day) => day !== openDay),
}));

const replace = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to);

/** Removes the entries of the last three pictures, with their values. */
const withoutPictures = (text: string): string =>
  removed.reduce(
    (rest, id) => rest.replace(new RegExp(`\\n {2}'${id}'(:\\s[^\\n]*)?,(?=\\n)`, 'g'), ''),
    text,
  );

const changes: Change[] = [
  {
    name: 'all prices are 10 euros higher',
    edits: {
      'catalogue.ts': (text) => text.replace(/euros: (\d+)/g, (_, euros) => `euros: ${Number(euros) + 10}`),
    },
    url: urlOf({ page: 'services' }, otherLocale),
    place: (page) => page.textsOf('.service-card dd').join() + structuredData(page).match(/"price":\d+/g),
    before: `"price":${lowest}`,
    after: `"price":${lowest + 10}`,
  },
  {
    name: 'one more day of the week is closed',
    edits: { 'hours.ts': (text) => text.replace(new RegExp(`(days: \\[[^\\]]*?)'${openDay}',? ?`), '$1') },
    url: contact,
    place: visible,
    before: `${openDay}"`,
    after: formatClosedDays(texts, otherLocale, { ...openingHours, week: withoutDay }),
  },
  {
    name: 'a closing time is an hour later',
    edits: { 'hours.ts': replace(`closes: '${closes}' }`, `closes: '${later}' }`) },
    url: contact,
    place: visible,
    before: `–${closes}`,
    after: `–${later}`,
  },
  {
    name: 'another telephone number',
    edits: { 'business.ts': replace(business.phone, '+34 611 222 333') },
    url: contact,
    place: (page) => wholePage(page).replaceAll(/\s/g, ''),
    before: business.phone.replaceAll(' ', ''),
    after: '+34611222333',
  },
  {
    name: 'another e-mail address',
    edits: { 'business.ts': replace(business.email, 'reception@other.example') },
    url: contact,
    place: wholePage,
    before: business.email,
    after: 'reception@other.example',
  },
  {
    name: 'a masseuse has another name and is a year older',
    edits: {
      'masseuses.ts': (text) =>
        text
          .replace(`name: '${masseuse.name}'`, "name: 'Valentina'")
          .replace(`age: ${masseuse.age}`, `age: ${masseuse.age + 1}`),
    },
    url: urlOf({ page: 'masseuse', slug: masseuse.slug }, otherLocale),
    place: (page) => `${page.text('h1')} ${page.text('main dl')}`,
    before: masseuse.name,
    after: 'Valentina',
  },
  {
    name: 'the gallery has three pictures less',
    edits: {
      'pictures.ts': (text) => withoutPictures(text).replace(/ {2}\.\.\.\(\[[^\]]*\] as const\),\n\];/, '];'),
      ...Object.fromEntries(locales.map((locale) => [`${locale}/pictureAlts.ts`, withoutPictures])),
    },
    url: urlOf({ page: 'gallery' }, otherLocale),
    place: (page) => page.attributes('.photo-grid a', 'href').join(' '),
    before: urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(galleryPictures.length) }),
    after: urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(galleryPictures.length - 3) }),
  },
];

/** Edits the content in a copy, and expects that each edit changes something. */
const apply = (folder: string, { name, edits }: Pick<Change, 'name' | 'edits'>): void => {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, 'content', file);
    const text = readFileSync(path, 'utf8');
    expect(edit(text), `${name}: ${file}`).not.toBe(text);
    writeFileSync(path, edit(text));
  }
};

/** Starts the site in a copy of the sources. */
const startCopy = (folder: string) =>
  startTestServer(
    { DATABASE_PATH: databaseIn(temporaryFolder()) },
    { cwd: folder, command: [process.execPath, 'src/start.js'] },
  );

/** The site without changes. */
const original = shareServer();

test.each(changes)('after an edit ($name) pages show the new value, not the old one', async (change) => {
  const { place, url, before, after } = change;
  const placeAt = async (origin: string) => place(load(await (await fetch(origin + url)).text()));
  expect(await placeAt(original().url)).toContain(before);
  const folder = copyOfSources();
  apply(folder, change);
  const changed = await startCopy(folder);
  expect(await placeAt(changed.url)).toContain(after);
  expect(await placeAt(changed.url)).not.toContain(before);
});

/** Leaves out things of `offers.ts`. */
const leaveOut = (things: readonly string[]): Pick<Change, 'name' | 'edits'> => ({
  name: `without ${things.join(', ')}`,
  edits: {
    'offers.ts': (text) =>
      things.reduce((rest, thing) => rest.replace(`${thing}: true`, `${thing}: false`), text),
  },
});

/** The pages that links and the site map lead to, by their URLs. Expects that each exists. */
const crawlWithoutDeadLinks = async (origin: string): Promise<Map<string, Page>> => {
  const pages = new Map<string, Page>();
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const waiting = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (pages.has(url)) continue;
    const answer = await fetch(origin + url);
    expect(answer.status, url).toBe(200);
    const page = load(await answer.text());
    pages.set(url, page);
    const links = page.attributes('a[href^="/"]', 'href').map((href) => href.replace(/#.*/, ''));
    waiting.push(...links.filter((href) => !href.includes('?service=') && !href.includes('?photo=')));
  }
  return pages;
};

const allThings = Object.keys(offers) as (keyof typeof offers)[];
const combinations = [
  ...allThings.map((thing) => ({ name: thing, things: [thing] })),
  { name: 'all of them', things: allThings },
];

test.each(combinations)('without $name pages have no dead link and no empty element', async ({ things }) => {
  const folder = copyOfSources();
  apply(folder, leaveOut(things));
  const { url: origin } = await startCopy(folder);
  const linksToThings = new RegExp(`/(${things.join('|')})\\b`);
  for (const [url, page] of await crawlWithoutDeadLinks(origin)) {
    expect(page.textsOf(':is(h1,h2,h3,dd,li,main p):empty:not([aria-live],[role],[id])'), url).toEqual([]);
    const unfilledPlaceholder = /[[\]{}|]|undefined/;
    expect(page.text(), url).not.toMatch(unfilledPlaceholder);
    expect(page.attributes('a[href^="/"]', 'href').join(' '), url).not.toMatch(linksToThings);
  }
});

const { name: font } = displayFonts.upright;
const nextDefault =
  locales.find((locale) => locale !== defaultLocale && locale !== otherLocale) ?? otherLocale;

/** A centre with another name, languages, colours and font. Its files are renamed and removed below. */
const takeOver: Pick<Change, 'name' | 'edits'> = {
  name: 'another owner',
  edits: {
    'languages.ts': (text) => text.replace(new RegExp(`\nexport .*/${otherLocale}\\.ts';`), ''),
    'locales.ts': replace(`Locale = '${defaultLocale}'`, `Locale = '${nextDefault}'`),
    'business.ts': replace(`name: '${business.name}'`, "name: 'Casa Luna'"),
    'look.ts': (text) => text.replace(themeColours.dark, '#101010').replace(`'${font}'`, "'luna'"),
    '../static/styles/tokens.css': replace(themeColours.dark, '#101010'),
    '../static/styles/generated/fonts.css': replace(`/${font}.woff2`, '/luna.woff2'),
    ...Object.fromEntries(
      ['mark', 'wordmark', 'street-plan'].map((icon) => [
        `../static/icons/${icon}.svg`,
        replace(business.name, 'Casa Luna'),
      ]),
    ),
  },
};

const isOwn = (path: string): boolean =>
  !/^(node_modules|dist|release|screenshots|\.git)$|\.sqlite/.test(path);

test('after many content changes at once, npm run test:fast passes', { timeout: 600_000 }, async () => {
  const folder = join(temporaryFolder(), 'site');
  cpSync(root, folder, { recursive: true, filter: (source) => isOwn(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'content/specified.test.ts'));
  for (const change of [...changes, leaveOut(allThings), takeOver]) apply(folder, change);
  rmSync(join(folder, 'content', otherLocale), { recursive: true });
  renameSync(join(folder, `static/fonts/${font}.woff2`), join(folder, 'static/fonts/luna.woff2'));
  for (const id of removed)
    for (const file of globSync(`static/pictures/{,social/}${id}{-*,.*}`, { cwd: folder }))
      rmSync(join(folder, file));
  const running = promisify(execFile)('npm', ['run', 'test:fast'], { cwd: folder, maxBuffer: 100_000_000 });
  const failure = await running.then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
  expect(failure).toBe('');
});
