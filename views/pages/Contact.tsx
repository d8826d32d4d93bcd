import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formatEnquiryHours } from '../format.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import type { FormProps } from '../forms/requestFormProps.ts';
import { Address } from '../parts/Address.tsx';
import { Opening } from '../parts/Opening.tsx';
import { OpeningHours } from '../parts/OpeningHours.tsx';

type Props = Omit<FormProps, 'chosen'> & { copy: Copy; locale: Locale };

export const Contact = ({ form, values, copy, locale }: Props) => {
  const words = copy.pages.contact;
  return (
    <>
      <Opening heading={words.heading} lead={words.intro} />
      <RequestSection kind="contact" form={form} values={values} copy={copy} locale={locale} />
      <section className="band split" aria-labelledby="details-heading">
        <h2 id="details-heading">{words.detailsHeading}</h2>
        <div className="contact-details">
          <div>
            <Address copy={copy} />
          </div>
          <div>
            <h3>{words.hoursHeading}</h3>
            <OpeningHours copy={copy} />
            <h3>{words.enquiryHeading}</h3>
            <p className="contact-details__hours">{formatEnquiryHours(copy, locale)}</p>
            <p>{words.walkIns}</p>
          </div>
        </div>
      </section>
    </>
  );
};
