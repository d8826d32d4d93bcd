import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { openingHours, toMinutes, toTime } from '../../content/hours.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { displayFonts } from '../../content/look.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatClosedDays } from '../../views/texts/formatHours.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { copyOfSources } from '../support/projectCopy.ts';
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

/** Removes all entries of the last three pictures: in a list, or with their values. */
const withoutPictures = (text: string): string =>
  removed.reduce(
    (rest, id) => rest.replace(new RegExp(`\\n {2}(\\{ id: '${id}'.*|'${id}':\\s.*),(?=\\n)`, 'g'), ''),
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
      'pictures.ts': withoutPictures,
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

/** Builds and starts the site in a copy of the sources. */
const startCopy = (folder: string) => {
  execFileSync(process.execPath, ['src/build/build.ts'], { cwd: folder, stdio: 'pipe' });
  return startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) }, { cwd: folder });
};

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

const isSource = (path: string): boolean =>
  !/^(node_modules|dist(\.dev)?|screenshots|\.git)$|\.sqlite/.test(path);

/** Copies the project with its tests, but without the file of the facts that the former owner specified. */
const copyWithTests = (): string => {
  const folder = join(temporaryFolder(), 'site');
  cpSync(root, folder, { recursive: true, filter: (source) => isSource(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'tests/specified.test.ts'));
  return folder;
};

/** Makes all edits in a copy, and removes the files that nothing uses any more. */
const makeChangedCopy = (): string => {
  const folder = copyWithTests();
  for (const change of changes) apply(folder, change);
  for (const id of removed) {
    const files = globSync(`static/pictures/{,social/}${id}{-*,.*}`, { cwd: folder });
    for (const file of files) rmSync(join(folder, file));
  }
  return folder;
};

/** Runs a program in a folder, and resolves with its output if it fails. */
const outputOfFailure = (folder: string, program: string, args: readonly string[]): Promise<string> =>
  promisify(execFile)(program, args, { cwd: folder, maxBuffer: 100_000_000 }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

test('check:content names each slip of an owner with its file and entry', async () => {
  const folder = copyWithTests();
  const alts = `${defaultLocale}/pictureAlts.ts`;
  apply(folder, {
    name: 'three slips',
    edits: {
      'catalogue.ts': (text) => text.replace(/euros: \d+/, 'euros: 0'),
      [alts]: (text) => text.replace(/hero: '[^']*'/, "hero: ''"),
    },
  });
  const font = `${displayFonts.upright.name}.woff2`;
  // The build fails without this file, but the check needs no build.
  rmSync(join(folder, 'static/fonts', font));
  const output = await outputOfFailure(folder, 'npm', ['run', '-s', 'check:content']);
  expect(output).toContain(`content/catalogue.ts: ${catalogue[0].slug}, euros: 0 `);
  expect(output).toContain(`content/${alts}: hero: is empty`);
  expect(output).toContain(`static/fonts: ${font}: is missing`);
});

test('after an owner changes prices, hours, contacts, a masseuse and pictures, the checks find no mistake', async () => {
  const folder = makeChangedCopy();
  expect(await outputOfFailure(folder, 'npm', ['run', '-s', 'check:content'])).toBe('');
  expect(await outputOfFailure(folder, 'npm', ['run', '-s', 'types'])).toBe('');
});

test('after an owner changes prices, hours, contacts, a masseuse and pictures, the tests pass', {
  timeout: 600_000,
}, async () => {
  const folder = makeChangedCopy();
  const args = ['vitest', 'run', '--project', 'tests', '--reporter=dot', 'tests/unit', 'tests/http'];
  expect(await outputOfFailure(folder, 'npx', args)).toBe('');
});
