import { adultAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { Address } from '../parts/Address.tsx';
import { Channels } from '../parts/Channels.tsx';
import { OpeningHours } from '../parts/OpeningHours.tsx';
import { fill } from '../text.ts';
import { RightsBar } from './RightsBar.tsx';

/** Where, when and how: the same on every page. */
export const Footer = ({ copy }: { copy: Copy }) => (
  <footer className="footer">
    <p className="footer__tagline">{copy.frame.tagline}</p>
    <div className="footer__columns">
      <section>
        <h2>{copy.frame.footer.address}</h2>
        <Address copy={copy} />
      </section>
      <section>
        <h2>{copy.frame.footer.hours}</h2>
        <OpeningHours copy={copy} />
      </section>
      <section>
        <h2>{copy.frame.footer.reach}</h2>
        <Channels copy={copy} />
      </section>
    </div>
    <p className="footer__adults">{fill(copy.frame.adultsOnly, { age: adultAge })}</p>
    <RightsBar copy={copy} />
  </footer>
);
