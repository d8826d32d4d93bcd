import type { TextContext } from '../page.ts';
import { formatPrice } from '../texts/format.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { OptionDuration } from './PriceList.tsx';
import { TextList } from './TextSections.tsx';

type Props = TextContext & { service: ServiceEntry };

/** The options of a massage, each with its price and inclusions. */
export const Inclusions = ({ service, texts, locale }: Props) => {
  const { askForDetails, includes } = texts.pages.service;
  return service.options.map((option) => (
    <section className="inclusions" key={option.minutes}>
      <h3 className="inclusions__price">
        <OptionDuration option={option} texts={texts} />{' '}
        <span className="inclusions__amount">{formatPrice(option.euros, locale)}</span>
      </h3>
      {option.askForDetails ? (
        <p className="fine-print">{askForDetails}</p>
      ) : (
        <>
          <p className="visually-hidden">{includes}</p>
          <TextList items={option.includes} className="fine-print" />
        </>
      )}
    </section>
  ));
};
