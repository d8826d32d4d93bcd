import type { Copy } from '../../content/copy.ts';
import { emailLink, phoneLink } from './contactLinks.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** Beside a form: how to reach the centre without it, and when it is open. */
export const DirectContact = ({ copy, withHours }: { copy: Copy; withHours: boolean }) => {
  const { phone, email, hours } = copy.layout.footer;
  const contact = [
    [phone, phoneLink],
    [email, emailLink],
  ] as const;
  return (
    <DefinitionList
      className="direct-contact"
      rows={withHours ? [...contact, [hours, <OpeningHours key="hours" copy={copy} />]] : contact}
    />
  );
};
