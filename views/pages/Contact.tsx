import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formatEnquiryHours } from '../format.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import { Address } from '../parts/Address.tsx';
import { OpeningHours } from '../parts/OpeningHours.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { FormView } from '../screen.ts';

type Props = { form: FormView; copy: Copy; locale: Locale };

export const Contact = ({ form, copy, locale }: Props) => {
  const words = copy.pages.contact;
  return (
    <>
      <div className="opening">
        <h1>
          <Turned text={words.heading} />
        </h1>
        <p className="lead">{words.intro}</p>
      </div>
      <RequestSection kind="contact" form={form} copy={copy} locale={locale} />
      <section className="band split" aria-labelledby="details-heading">
        <h2 id="details-heading">{words.detailsHeading}</h2>
        <div className="whereabouts">
          <div>
            <Address copy={copy} />
          </div>
          <div>
            <h3>{words.hoursHeading}</h3>
            <OpeningHours copy={copy} />
            <h3>{words.enquiryHeading}</h3>
            <p className="whereabouts__hours">{formatEnquiryHours(copy, locale)}</p>
            <p>{words.walkIns}</p>
          </div>
        </div>
      </section>
    </>
  );
};
