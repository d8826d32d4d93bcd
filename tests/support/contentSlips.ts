import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bios } from '../../content/bios.ts';
import { business } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { openingHours, weekdays } from '../../content/hours.ts';
import { type Locale, languages, locales } from '../../content/locales.ts';
import { displayFonts, themeColours, wordmarkViewBox } from '../../content/look.ts';
import { masseuses } from '../../content/masseuses.ts';
import { pictures, socialImageSize } from '../../content/pictures.ts';
import { jpegWidth } from '../../views/components/pictureFiles.ts';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { contrast, luminance } from './contrast.ts';
import { textEntries } from './texts.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const slips = new Set<string>();
const report = (file: string, key: string, problem: string) => slips.add(`${file}: ${key}: ${problem}`);

const patterns = {
  slug: [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug of small letters and hyphens'],
  minutes: [/^[1-9]\d{0,2}$/, 'duration in minutes'],
  euros: [/^[1-9]\d{0,3}$/, 'price in whole euros'],
  time: [/^([01]\d|2[0-3]):[0-5]\d$/, 'time like 09:30'],
  date: [/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'date like 12-24 or 2027-12-24'],
} as const;

const expectPattern = (file: string, key: string, kind: keyof typeof patterns, value: unknown): void => {
  const [pattern, meaning] = patterns[kind];
  if (!pattern.test(String(value))) report(file, key, `'${value}' is no ${meaning}`);
};

/** Reports items that are unknown or repeat. */
const expectAmong = (file: string, key: string, items: readonly string[], known: readonly string[]): void => {
  for (const item of items) {
    if (!known.includes(item)) report(file, key, `'${item}' is unknown, use ${known.join(', ')}`);
    if (items.indexOf(item) !== items.lastIndexOf(item)) report(file, key, `'${item}' is there twice`);
  }
};

/** Reports known names that are missing, and names of nothing. */
const expectNames = (file: string, names: readonly string[], known: readonly string[]): void => {
  for (const name of known) if (!names.includes(name)) report(file, name, 'is missing');
  for (const name of names) if (!known.includes(name)) report(file, name, 'belongs to nothing, remove it');
};

const slugs: readonly string[] = catalogue.map(({ slug }) => slug);
const people = masseuses.map(({ slug }) => slug);

const checkFacts = (): void => {
  for (const { slug, options, related } of catalogue) {
    const file = 'content/catalogue.ts';
    expectPattern(file, slug, 'slug', slug);
    expectAmong(file, `${slug}, related`, related, slugs);
    for (const option of options)
      for (const kind of ['minutes', 'euros'] as const)
        expectPattern(file, `${slug}, ${kind}`, kind, option[kind]);
  }
  for (const slug of people) expectPattern('content/masseuses.ts', slug, 'slug', slug);
  expectNames('content/bios.ts', Object.keys(bios), people);
  const { week, dates } = openingHours;
  const file = 'content/hours.ts';
  for (const { days } of week) expectAmong(file, 'days', days, weekdays);
  for (const date of dates.flatMap((group) => group.dates)) expectPattern(file, 'dates', 'date', date);
  for (const { opens, closes } of [...week, ...dates.flatMap(({ hours }) => hours ?? [])])
    for (const time of [opens, closes]) expectPattern(file, 'opens, closes', 'time', time);
};

/** The placeholders that code fills in later than the facts. */
const laterPlaceholders = [
  'name',
  'language',
  'provider',
  'first',
  'last',
  'time',
  'days',
  'month',
  'day',
  'number',
  'count',
  'age',
  'hours',
  'title',
  'max',
  'min',
  'opens',
  'closes',
  'nextDay',
  'massage',
  'lastStart',
  'locales',
  'hh',
  'minutes',
  'subject',
  'price',
  'duration',
  'prices',
  'shorter',
  'longer',
  'query',
  'within',
  'short',
  'specialties',
  'updated',
  'retention',
];

/** The file and the key of a text: `pages.home.title` is `title` of `content/en/home.ts`. */
const locate = (locale: Locale, place: string): [file: string, key: string] => {
  const [first = '', ...keys] = place.replace(/^pages\./, '').split('.');
  const camel = keys[0]?.replace(/-massage$/, '').replaceAll(/-./g, (found) => found.slice(1).toUpperCase());
  const file = `content/${locale}/massages/${camel}.ts`;
  if (first === 'massages' && existsSync(join(root, file))) return [file, keys.slice(1).join('.')];
  return [`content/${locale}/${keys.length > 0 ? first : locale}.ts`, keys.join('.') || first];
};

/** Legal texts and a few others contain digits, and massages and pictures count their own things. */
const mayHaveDigits = /^pages\.(privacy|cookies)\.|^(paths|answeringHours)\.|Alts\.hotels$|\.optionNotes\./;
const mayCount = /^(massages|pictureAlts|layout\.numbers)\./;

const checkText = (locale: Locale, place: string, text: string, facts: object): void => {
  const [file, key] = locate(locale, place);
  if (text.trim() === '') report(file, key, 'is empty');
  for (const [typed, name = ''] of text.matchAll(/\{([^{}]*)\}/g))
    if (!(name in facts || laterPlaceholders.includes(name))) report(file, key, `nothing fills in ${typed}`);
  const words = languages[locale].layout.numbers.slice(5).join('|');
  const digits = mayHaveDigits.test(place) ? '' : text.replaceAll(/3D|\S+@\S+/g, '');
  const [typed] =
    /[\d,.]+ ?€|euros? \d+|\+\d\d/.exec(text) ??
    /\d+/.exec(digits) ??
    (mayCount.test(place) ? null : new RegExp(`(?<![\\p{L}{])(${words})(?!\\p{L})`, 'iu').exec(text)) ??
    masseuses.map(({ name }) => name).filter((name) => text.split(/[^\p{L}]/u).includes(name));
  if (typed) report(file, key, `types '${typed}' instead of a placeholder`);
  const limit = { title: 59, seoTitle: 59, description: 154 }[key] ?? text.length;
  if (/^(pages|massages)\./.test(place) && text.length > limit)
    report(file, key, `has ${text.length} characters, but search results show ${limit}`);
};

/** The places of the texts that each language must have; lists may have any length. */
const requiredPlaces = (locale: Locale): string[] =>
  textEntries(languages[locale])
    .map(([place]) => place.replace(/\.\d+(\..*)?$/, ''))
    .filter((place) => !/^(massages|pictureAlts|answeringHours\.hours|pages\.masseuse\.leads)\b/.test(place));

const checkLanguage = (locale: Locale): void => {
  const before = slips.size;
  const { massages, pictureAlts, pages } = languages[locale];
  const places = requiredPlaces(locale);
  for (const place of new Set(locales.flatMap(requiredPlaces)))
    if (!places.includes(place)) report(...locate(locale, place), 'is missing');
  const { flowers, nationalities, languageNames, specialtyNames } = pages.masseuse ?? {};
  const words = { ...flowers, ...nationalities, ...languageNames, ...specialtyNames };
  const used = masseuses.flatMap((her) => [her.slug, her.nationality, ...her.languages, ...her.specialties]);
  expectNames(`content/${locale}/massages.ts`, Object.keys(massages), slugs);
  expectNames(`content/${locale}/masseuse.ts`, Object.keys(words), used);
  expectNames(`content/${locale}/pictureAlts.ts`, Object.keys(pictureAlts), Object.keys(pictures));
  for (const [id, alt] of Object.entries(pictureAlts))
    if (!/^\p{Lu}.{15,}\.$/u.test(alt))
      report(`content/${locale}/pictureAlts.ts`, id, 'needs a sentence about the picture');
  if (slips.size > before) return;
  const facts = factPlaceholders(languages[locale], locale);
  for (const [place, text] of textEntries(languages[locale])) checkText(locale, place, text, facts);
  for (const { slug } of catalogue)
    if (!locales.some((other) => languages[other].massages[slug].sections))
      report(...locate(locale, `massages.${slug}.sections`), 'are missing in all languages');
};

const checkPictures = async (): Promise<void> => {
  const files = new Map<string, [width: number, height: number]>();
  for (const [id, { width, height, widths }] of Object.entries(pictures)) {
    for (const each of widths) files.set(`${id}-${each}.avif`, [each, (each * height) / width]);
    const jpeg = jpegWidth({ width, height, widths });
    files.set(`${id}-${jpeg}.jpg`, [jpeg, (jpeg * height) / width]);
    files.set(`social/${id}.jpg`, [socialImageSize.width, socialImageSize.height]);
  }
  const folder = join(root, 'static/pictures');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\./.test(name));
  const withoutWidth = (name: string): string => name.replace(/-\d+\.\w+$/, '-*');
  expectNames('static/pictures', found.map(withoutWidth), [...files.keys()].map(withoutWidth));
  for (const name of found) {
    const [width, height] = files.get(name) ?? [];
    const size = await sharp(join(folder, name)).metadata();
    if (width && height && Math.abs(size.width - width) + Math.abs(size.height - height) > 1)
      report('static/pictures', name, `has ${size.width} × ${size.height} pixels, not ${width} × ${height}`);
  }
};

const checkLook = (): void => {
  for (const icon of ['mark', 'wordmark', 'street-plan']) {
    const file = `static/icons/${icon}.svg`;
    if (!read(file).includes(`<title>${business.name}</title>`))
      report(file, 'title', `is not ${business.name}`);
  }
  if (!read('static/icons/wordmark.svg').includes(`viewBox="${wordmarkViewBox}"`))
    report('content/look.ts', 'wordmarkViewBox', 'differs from static/icons/wordmark.svg');
  const fonts = Object.values(displayFonts).map(({ name }) => `${name}.woff2`);
  const rules = 'static/styles/generated/fonts.css';
  expectNames('static/fonts', readdirSync(join(root, 'static/fonts')), fonts);
  expectNames(rules, read(rules).match(/[\w-]+\.woff2/g) ?? [], fonts);
  const tokens = read('static/styles/tokens.css');
  const colours = [...tokens.matchAll(/--color-([\w-]+): light-dark\(#(\w{6}), #(\w{6})\)/g)];
  const luminanceOf = (wanted: string, scheme: number): number =>
    luminance([...Buffer.from(colours.find(([, name]) => name === wanted)?.[scheme] ?? '', 'hex')]);
  const grounds = ['background', 'surface', 'surface-deep'];
  const texts = ['text', 'text-muted', 'accent', 'accent-pressed', 'emphasis', 'error'];
  const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
  for (const [text, ground] of [...pairs, ['on-accent', 'accent'], ['on-accent', 'accent-pressed']] as const)
    for (const [index, scheme] of ['light', 'dark'].entries()) {
      const ratio = contrast(luminanceOf(text, index + 2), luminanceOf(ground, index + 2));
      const problem = `has ${ratio.toFixed(1)}:1 on --color-${ground} in the ${scheme} scheme, not 4.5:1`;
      if (ratio < 4.5) report('static/styles/tokens.css', `--color-${text}`, problem);
    }
  if (!tokens.includes(`background: light-dark(${themeColours.light}, ${themeColours.dark})`))
    report('content/look.ts', 'themeColours', 'differ from --color-background of static/styles/tokens.css');
};

/** One line for each slip in `content/` and `static/`: its file, its key and the problem. */
export const findSlips = async (): Promise<string[]> => {
  checkFacts();
  for (const locale of locales) checkLanguage(locale);
  await checkPictures();
  checkLook();
  return [...slips];
};
