import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { formatPrice } from '../format.ts';
import type { PricedOption } from '../services.ts';
import { OptionDuration } from './OptionDuration.tsx';

type Props = { options: readonly PricedOption[]; texts: Texts; locale: Locale };

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
