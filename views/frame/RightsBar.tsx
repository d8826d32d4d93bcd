import { business, copyrightYear } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { fill } from '../text.ts';

/** The slim bar that stays at the bottom of the screen. */
export const RightsBar = ({ copy }: { copy: Copy }) => (
  <div className="rights">
    <p>{fill(copy.frame.rights, { year: copyrightYear, name: business.name })}</p>
  </div>
);
