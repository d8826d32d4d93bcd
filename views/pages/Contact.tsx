import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formatEnquiryHours } from '../format.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import { Address } from '../parts/Address.tsx';
import { Channels } from '../parts/Channels.tsx';
import { OpeningHours } from '../parts/OpeningHours.tsx';
import type { FormView } from '../screen.ts';

type Props = { form: FormView; copy: Copy; locale: Locale };

export const Contact = ({ form, copy, locale }: Props) => {
  const words = copy.pages.contact;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lead">{words.intro}</p>
      <div className="contact">
        <section className="contact__details" aria-labelledby="details-heading">
          <h2 id="details-heading">{words.detailsHeading}</h2>
          <Address copy={copy} />
          <h3>{words.hoursHeading}</h3>
          <OpeningHours copy={copy} />
          <h3>{words.enquiryHeading}</h3>
          <p className="contact__hours">{formatEnquiryHours(copy, locale)}</p>
          <p>{words.walkIns}</p>
          <Channels copy={copy} />
        </section>
        <RequestSection kind="contact" form={form} copy={copy} locale={locale} />
      </div>
    </>
  );
};
