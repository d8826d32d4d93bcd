import { formatPrice } from '../format.ts';
import type { RenderContext } from '../screen.ts';
import type { ServiceEntry } from '../services.ts';
import { langOf } from './langOf.ts';
import { OptionName } from './OptionName.tsx';

type Props = { service: ServiceEntry } & Pick<RenderContext, 'copy' | 'locale'>;

/** Each option of a massage with its price and what it includes. */
export const Inclusions = ({ service, copy, locale }: Props) => {
  const { askForDetails, includes } = copy.pages.service;
  return service.options.map((option) => (
    <section className="inclusions" key={option.minutes}>
      <h3 className="inclusions__price">
        <OptionName option={option} copy={copy} />
        <span className="inclusions__amount">{formatPrice(option.euros, locale)}</span>
      </h3>
      {option.askForDetails ? (
        <p className="text-small">{askForDetails}</p>
      ) : (
        <>
          <p className="visually-hidden">{includes}</p>
          <ul className="text-small" {...langOf(service.textLocale, locale)}>
            {option.includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  ));
};
