import type { Texts } from '../../content/textTypes/texts.ts';
import type { TextContext } from '../page.ts';
import { formatDuration, formatPrice } from '../texts/format.ts';
import type { PricedOption } from '../texts/serviceEntries.ts';

/** The duration of an option, and its note if it has one. */
export const OptionDuration = ({ option, texts }: { option: PricedOption; texts: Texts }) => (
  <>
    {formatDuration(option.minutes)}
    {option.note && <small>{` ${texts.pages.service.optionNotes[option.note]}`}</small>}
  </>
);

type Props = TextContext & { options: readonly PricedOption[] };

/** Durations and prices; the prices are aligned. */
export const PriceList = ({ options, texts, locale }: Props) => (
  <dl className="prices">
    {options.map((option) => (
      <div key={option.minutes}>
        <dt>
          <OptionDuration option={option} texts={texts} />
        </dt>
        <dd>{formatPrice(option.euros, locale)}</dd>
      </div>
    ))}
  </dl>
);
