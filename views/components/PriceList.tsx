import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formatPrice } from '../format.ts';
import type { PricedOption } from '../services.ts';
import { OptionDuration } from './OptionDuration.tsx';

type Props = { options: readonly PricedOption[]; copy: Copy; locale: Locale };

/** Durations and prices; the prices are aligned. */
export const PriceList = ({ options, copy, locale }: Props) => (
  <dl className="prices">
    {options.map((option) => (
      <div className="prices__row" key={option.minutes}>
        <dt>
          <OptionDuration option={option} copy={copy} />
        </dt>
        <dd>{formatPrice(option.euros, locale)}</dd>
      </div>
    ))}
  </dl>
);
