import { Address } from '../components/Address.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { formatAnsweringHours } from '../format.ts';
import { formHead, isRefused } from '../forms/formHead.ts';
import { formUrl } from '../forms/formUrl.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import type { FormProps } from '../forms/requestFormProps.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';

const Contact = ({ form, values, copy, locale }: FormProps & RenderContext) => {
  const words = copy.pages.contact;
  return (
    <>
      <PageHeader heading={words.heading} lead={words.intro}>
        <a className="link-more" href={formUrl('booking', locale)}>
          {words.toBooking}
        </a>
      </PageHeader>
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
            <p className="contact-details__hours">{formatAnsweringHours(copy)}</p>
            <p>{words.walkIns}</p>
          </div>
        </div>
      </section>
    </>
  );
};

export const contact = definePage<FormProps>('contact', {
  read: (query) => ({ form: { state: query['sent'] === '1' ? 'sent' : 'empty' } }),
  Component: Contact,
  head: ({ form, ...context }) => formHead('contact', form, context),
  isError: ({ form }) => isRefused(form),
});
