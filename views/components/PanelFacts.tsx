import type { ReactNode } from 'react';
import type { OptionNote } from '../../content/catalogue.ts';
import { intlTags } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { formUrl } from '../forms/formUrl.ts';
import { targetUrl } from '../linkTargets.ts';
import type { TextContext } from '../page.ts';
import { formatDuration, formatPricesInWords } from '../texts/format.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { urlOf } from '../urls.ts';
import { DefinitionList } from './DefinitionList.tsx';

type Props = TextContext & { service: ServiceEntry };

/** Says what the minutes of each option include, and how much additional time to plan. */
const describeMinutes = ({ service, texts, locale }: Props): string => {
  const words = texts.pages.service;
  const list = new Intl.ListFormat(intlTags[locale]);
  const sentences = service.options.flatMap(({ minutes, within }) => {
    const activities = list.format(within.map((name) => words.within[name]));
    return activities ? fill(words.minutesWithin, { minutes, within: activities }) : [];
  });
  const hasBath = service.options.some(({ within }) => within.includes('bath'));
  return [...sentences, ...(hasBath ? [words.showerForBath] : []), words.minutes].join(' ');
};

/** Names the masseuses, and links to a message about the men if they give the massage too. */
const GivenBy = ({ service: { givenBy, byMen, fourHands }, texts, locale }: Props) => {
  const words = texts.pages.service.givenBy;
  if (fourHands) return words.anyTwo;
  const list = new Intl.ListFormat(intlTags[locale], { type: 'disjunction' });
  const names = masseuses.filter(({ slug }) => givenBy.includes(slug)).map(({ name }) => name);
  return (
    <>
      {names.length === masseuses.length ? words.all : `${list.format(names)}.`}
      {byMen && ' '}
      {byMen && <a href={formUrl('contact', locale, { about: 'man' })}>{words.man}</a>}
    </>
  );
};

const Couples = ({ service, texts, locale }: Props) => {
  const words = texts.pages.service;
  if (service.fourHands) return words.forOne;
  const doubled = service.options.map(({ minutes, euros }) => ({ minutes, euros: 2 * euros }));
  const text = service.ending === 'lingam' ? words.couplesOfMen : words.couples;
  return (
    <>
      {`${fill(text, { prices: formatPricesInWords(doubled, texts, locale) })} `}
      <a href={formUrl('contact', locale, { about: 'couples' })}>{words.couplesLink}</a>
    </>
  );
};

/** Describes the dress of the masseuse, and of a man if men give the massage too. */
const describeDress = ({ service: { fourHands, dress, byMen }, texts }: Props): string => {
  const words = texts.pages.service;
  const ofMasseuse = (fourHands ? words.dressOfTwo : words.dress)[dress];
  return byMen ? `${ofMasseuse} ${words.dressOfMan[dress]}` : ofMasseuse;
};

/** Says where the massage takes place, and what differs at a hotel. */
const ServicePlace = ({ service, texts, locale }: Props) => {
  const words = texts.pages.service;
  const { atHotel, lessAtHotel, shortAtHotel } = service;
  if (!atHotel) return words.atCentreOnly;
  return (
    <>
      {`${words.hotel} ${lessAtHotel ? `${words.lessAtHotel} ` : ''}`}
      {shortAtHotel.length > 0 &&
        `${fill(words.shortAtHotel, { short: shortAtHotel.map(formatDuration).join(', ') })} `}
      <a href={urlOf({ page: 'hotels' }, locale)}>{words.hotelLink}</a>
    </>
  );
};

/** The facts of a massage, from the catalogue, and a link to the ways to pay, which are the same for all. */
export const PanelFacts = (props: Props) => {
  const { service, texts, locale } = props;
  const words = texts.pages.service;
  const { facts, secondEnding } = words;
  const notes = new Set(service.options.flatMap(({ note }): OptionNote[] => (note ? [note] : [])));
  const rows: (readonly [string, ReactNode])[] = [
    [facts.givenBy, <GivenBy key="givenBy" {...props} />],
    [facts.time, describeMinutes(props)],
    [facts.ending, [...notes].map((note) => secondEnding[note]).join(' ')],
    [facts.dress, describeDress(props)],
    [facts.couples, <Couples key="couples" {...props} />],
    [facts.place, <ServicePlace key="place" {...props} />],
  ];
  return (
    <>
      <DefinitionList className="fact-rows fact-rows--ruled fact-rows--answers fine-print" rows={rows} />
      <p className="fine-print">
        {words.everyMassage} <a href={targetUrl({ answer: 'paying' }, locale)}>{words.payingLink}</a>
      </p>
    </>
  );
};
