import { formatPrice } from '../format.ts';
import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext } from '../screen.ts';
import type { ServiceEntry } from '../services.ts';
import { phoneUrl, urlOf } from '../urls.ts';
import { langOf } from './langOf.ts';
import { OptionName } from './OptionName.tsx';

type Props = { service: ServiceEntry } & Pick<RenderContext, 'copy' | 'locale'>;

/** What a massage costs and includes, and the ways to it. */
export const PricePanel = ({ service, copy, locale }: Props) => {
  const words = copy.pages.service;
  return (
    <aside className="price-panel" aria-labelledby="panel-heading">
      <h2 id="panel-heading">{words.panelHeading}</h2>
      {service.options.map((option) => (
        <section className="price-panel__option" key={option.minutes}>
          <h3 className="price-panel__price">
            <OptionName option={option} copy={copy} />
            <span className="price-panel__amount">{formatPrice(option.euros, locale)}</span>
          </h3>
          {option.askForDetails ? (
            <p className="text-small">{words.askForDetails}</p>
          ) : (
            <>
              <p className="visually-hidden">{words.includes}</p>
              <ul className="text-small" {...langOf(service.textLocale, locale)}>
                {option.includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
      <ul className="price-panel__actions">
        <li>
          <a className="button button--main" href={formUrl('booking', locale, { service: service.slug })}>
            {words.book}
          </a>
        </li>
        <li>
          <a className="button" href={phoneUrl}>
            {words.call}
          </a>
        </li>
        <li>
          <a className="button" href={urlOf({ page: 'contact' }, locale)}>
            {words.contact}
          </a>
        </li>
      </ul>
      <ul className="price-panel__facts text-small">
        <li>{words.minutes}</li>
        <li>{words.dress[service.dress]}</li>
        {service.hasSecondEnding && <li>{words.secondEnding}</li>}
        <li>{`${words.vatIncluded}. ${words.paying}`}</li>
        <li>{words.payment}</li>
        {service.atHotel && (
          <li>
            {`${words.hotel} ${service.lessAtHotel ? `${words.lessAtHotel} ` : ''}`}
            <a href={urlOf({ page: 'hotels' }, locale)}>{words.hotelLink}</a>
          </li>
        )}
      </ul>
    </aside>
  );
};
