import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { Screen, Site } from '../screen.ts';
import { Contact } from './Contact.tsx';
import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';
import { Refusal } from './Refusal.tsx';
import { ServiceDetail } from './ServiceDetail.tsx';
import { Services } from './Services.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

type Props = { screen: Screen; copy: Copy; locale: Locale; site: Site };

/** The page a screen names. */
export const Page = ({ screen, ...rest }: Props) => {
  switch (screen.page) {
    case 'home':
      return <Home form={screen.form} {...rest} />;
    case 'services':
      return <Services query={screen.query} {...rest} />;
    case 'service':
      return <ServiceDetail slug={screen.slug} {...rest} />;
    case 'contact':
      return <Contact form={screen.form} {...rest} />;
    case 'notFound':
      return <NotFound {...rest} />;
    case 'unexpected':
      return <UnexpectedError {...rest} />;
    case 'refusal':
      return <Refusal message={screen.message} form={screen.form} {...rest} />;
  }
};
