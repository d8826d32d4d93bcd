import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { Screen, Site } from '../screen.ts';
import { About } from './About.tsx';
import { Casting } from './Casting.tsx';
import { Contact } from './Contact.tsx';
import { Cookies } from './Cookies.tsx';
import { Gallery } from './Gallery.tsx';
import { Home } from './Home.tsx';
import { Hotels } from './Hotels.tsx';
import { MasseuseProfile } from './MasseuseProfile.tsx';
import { Masseuses } from './Masseuses.tsx';
import { NotFound } from './NotFound.tsx';
import { Privacy } from './Privacy.tsx';
import { ProfileNotFound } from './ProfileNotFound.tsx';
import { Refusal } from './Refusal.tsx';
import { ServiceDetail } from './ServiceDetail.tsx';
import { Services } from './Services.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

type Props = { screen: Screen; copy: Copy; locale: Locale; site: Site };

/** The page a screen names. */
export const Page = ({ screen, ...rest }: Props) => {
  switch (screen.page) {
    case 'home':
      return <Home form={screen.form} values={screen.values} chosen={screen.chosen} {...rest} />;
    case 'services':
      return <Services query={screen.query} {...rest} />;
    case 'service':
      return <ServiceDetail slug={screen.slug} {...rest} />;
    case 'gallery':
      return <Gallery photo={screen.photo} {...rest} />;
    case 'masseuses':
      return <Masseuses {...rest} />;
    case 'masseuse':
      return <MasseuseProfile slug={screen.slug} {...rest} />;
    case 'hotels':
      return <Hotels {...rest} />;
    case 'about':
      return <About {...rest} />;
    case 'casting':
      return <Casting {...rest} />;
    case 'contact':
      return <Contact form={screen.form} values={screen.values} {...rest} />;
    case 'privacy':
      return <Privacy {...rest} />;
    case 'cookies':
      return <Cookies {...rest} />;
    case 'notFound':
      return <NotFound {...rest} />;
    case 'profileNotFound':
      return <ProfileNotFound {...rest} />;
    case 'unexpected':
      return <UnexpectedError {...rest} />;
    case 'refusal':
      return <Refusal message={screen.message} form={screen.form} {...rest} />;
  }
};
