import { business } from '../../content/business.ts';
import { intlTags, type Locale, locales } from '../../content/locales.ts';
import { displayFonts, themeColours } from '../../content/look.ts';
import { socialImageSize } from '../../content/pictures.ts';
import type { RenderContext, RenderedPage } from '../page.ts';
import { socialImageUrl } from '../pictureFiles.ts';
import { alternatesOf, urlOf } from '../urls.ts';

type Props = RenderContext & { page: RenderedPage };

const robotsPreviews = 'max-snippet:-1,max-image-preview:large,max-video-preview:-1';

/** The canonical URL and the alternates in other languages; nothing for error pages. */
const CanonicalLinks = ({ page: { ref, head, isError, query }, locale, site }: Props) => {
  if (!ref || isError) return null;
  // Social networks read the picture from this URL, so it must include the query of an open picture.
  const shared = head.isIndexable ? { query } : {};
  return (
    <>
      <link rel="canonical" href={site.origin + urlOf(ref, locale)} />
      {alternatesOf(ref).map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={site.origin + path} />
      ))}
      <meta property="og:url" content={site.origin + urlOf(ref, locale, shared)} />
    </>
  );
};

/** The tag that social networks expect: `en_GB`. */
const socialLocale = (locale: Locale): string => intlTags[locale].replace('-', '_');

const SocialCard = ({ page: { head }, texts, locale, site }: Props) => {
  const { title, description, picture } = head;
  const image = socialImageUrl(picture, site);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={socialLocale(locale)} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={socialLocale(other)} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={texts.pictureAlts[picture]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

export const Head = (props: Props) => {
  const { page, site } = props;
  const { head } = page;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={`${head.isIndexable ? 'index' : 'noindex'},follow,${robotsPreviews}`} />
      <meta name="rating" content="adult" />
      <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
      <meta name="format-detection" content="telephone=no" />
      <CanonicalLinks {...props} />
      <SocialCard {...props} />
      {/* An installed site begins at the home page. On other pages the request would delay the first picture. */}
      {page.ref?.page === 'home' && <link rel="manifest" href="/manifest.webmanifest" />}
      <link rel="icon" type="image/svg+xml" href={site.asset('icons/mark.svg')} />
      <link rel="apple-touch-icon" href={site.asset('icons/apple-touch-icon.png')} />
      {/* The browser would find this font late, in the styles. */}
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={site.asset(`fonts/${displayFonts.upright.name}.woff2`)}
        crossOrigin="anonymous"
      />
      <link rel="stylesheet" href={site.asset('styles/site.css')} />
      <script type="module" src={site.asset('client/start.js')} />
    </head>
  );
};
