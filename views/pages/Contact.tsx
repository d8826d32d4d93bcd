import { Address } from '../components/Address.tsx';
import { LastStarts, OpeningHours } from '../components/OpeningHours.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { BookingSection } from '../forms/BookingSection.tsx';
import { defineFormPage, type FormPageState } from '../forms/defineFormPage.tsx';
import type { RenderContext } from '../page.ts';
import { formatAnsweringHours } from '../texts/format.ts';
import { capitalise } from '../texts/text.ts';

const Contact = (props: FormPageState & RenderContext) => {
  const { texts, locale } = props;
  const words = texts.pages.contact;
  return (
    <>
      <PageHeader heading={words.heading} lead={words.intro} />
      <BookingSection kind="contact" {...props} />
      <section className="band split" aria-labelledby="details-heading">
        <h2 id="details-heading">{words.detailsHeading}</h2>
        <div className="contact-details">
          <div>
            <Address texts={texts} />
            <Paragraphs paragraphs={words.arriving} />
          </div>
          <div>
            <h3>{words.hoursHeading}</h3>
            <OpeningHours texts={texts} locale={locale} />
            <LastStarts texts={texts} locale={locale} />
            <h3>{words.enquiryHeading}</h3>
            <p>{capitalise(formatAnsweringHours(texts), locale)}</p>
            <Paragraphs paragraphs={words.walkIns} />
          </div>
        </div>
      </section>
    </>
  );
};

export const contact = defineFormPage('contact', Contact);
