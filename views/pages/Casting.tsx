import { ActionList } from '../components/ActionList.tsx';
import { PageHeaderWithPicture } from '../components/PageHeader.tsx';
import { TextList, TextSection } from '../components/TextSections.tsx';
import { definePage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';
import { chatUrl, emailUrl, urlOf } from '../urls.ts';

const Casting = (context: RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.casting;
  return (
    <article>
      <PageHeaderWithPicture heading={words.heading} lead={words.lead} picture="casting" {...context} />
      <div className="text-sections">
        <TextSection heading={words.offerHeading}>
          <TextList items={words.offer} />
        </TextSection>
        <TextSection heading={words.requirementsHeading}>
          <TextList items={words.requirements} />
        </TextSection>
        <TextSection heading={words.applyHeading}>
          <p>{words.applyText}</p>
          <ActionList
            links={[
              { href: chatUrl(texts), text: words.applyChat },
              { href: emailUrl, text: words.applyEmail },
            ]}
          />
          <p>
            <a className="back-link" href={urlOf({ page: 'home' }, locale)}>
              {words.home}
            </a>
          </p>
        </TextSection>
      </div>
    </article>
  );
};

export const casting = definePage('casting', (context) => ({
  head: createHead(context.texts.pages.casting, 'casting'),
  body: <Casting {...context} />,
}));
