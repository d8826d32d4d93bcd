import type { ReactNode } from 'react';
import { intlTags } from '../../content/locales.ts';
import { formatDuration } from '../format.ts';
import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext } from '../page.ts';
import { type ServiceEntry, servicesIn } from '../services.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';
import { DefinitionList } from './DefinitionList.tsx';

type Props = { service: ServiceEntry } & Pick<RenderContext, 'texts' | 'locale'>;

/** Says what the minutes include, and how much additional time to plan. */
const describeMinutes = ({ within }: ServiceEntry, { texts, locale }: Omit<Props, 'service'>): string => {
  const words = texts.pages.service;
  const activities = new Intl.ListFormat(intlTags[locale]).format(within.map((name) => words.within[name]));
  const included = within.length > 0 ? fill(words.minutesWithin, { within: activities }) : words.minutesOnly;
  return `${included} ${words.minutes}`;
};

/** Says where the massage takes place, and what differs at a hotel. */
export const ServicePlace = ({ service, texts, locale }: Props) => {
  const words = texts.pages.service;
  const { slug, atHotel, lessAtHotel, shortAtHotel } = service;
  if (!atHotel) return words.atCentreOnly;
  const others = servicesIn(locale).filter((other) => other.atHotel && other.slug !== slug);
  const shortOptions = fill(words.shortAtHotel, {
    short: shortAtHotel.map(formatDuration).join(', '),
    others: new Intl.ListFormat(intlTags[locale], { type: 'disjunction' }).format(
      others.map(({ inSentence }) => inSentence),
    ),
  });
  return (
    <>
      {`${words.hotel} ${lessAtHotel ? `${words.lessAtHotel} ` : ''}`}
      {shortAtHotel.length > 0 && `${shortOptions} `}
      <a href={urlOf({ page: 'hotels' }, locale)}>{words.hotelLink}</a>
    </>
  );
};

/** Answers to common questions about a massage. The answers derive from the catalogue. */
export const PanelFacts = ({ service, texts, locale }: Props) => {
  const words = texts.pages.service;
  const { facts } = words;
  const ending = words.ending[service.ending];
  const couples: [string, ReactNode] = [
    facts.couples,
    <>
      {`${words.couples} `}
      <a href={formUrl('contact', locale, { about: 'couples' })}>{words.couplesLink}</a>
    </>,
  ];
  const rows: (readonly [string, ReactNode])[] = [
    [facts.time, describeMinutes(service, { texts, locale })],
    [facts.ending, service.hasSecondEnding ? `${ending} ${words.secondEnding}` : ending],
    [facts.givenBy, service.fourHands ? words.twoMasseuses : words.oneMasseuse],
    [facts.dress, (service.fourHands ? words.dressOfTwo : words.dress)[service.dress]],
    ...(service.forCouples ? [couples] : []),
    [facts.language, words.language],
    [facts.place, <ServicePlace key="place" service={service} texts={texts} locale={locale} />],
    [facts.payment, `${words.paying} ${words.payment} ${words.receipt}`],
  ];
  return <DefinitionList className="price-panel__facts text-small" rows={rows} />;
};
