import { business } from '../../content/business.ts';
import type { Texts } from '../../content/textTypes/texts.ts';

/** A link to a neutral page. `client/page/leaveAtOnce.ts` also takes this page out of the history. */
export const LeaveLink = ({ texts }: { texts: Texts }) => (
  <a className="leave-link" href={business.neutralPage} rel="noreferrer nofollow" data-leave="">
    {texts.layout.leave}
  </a>
);
