import type { Copy } from '../../content/copy.ts';
import type { PricedOption } from '../catalogue.ts';
import { formatDuration } from '../format.ts';

/** An option's duration, with its note where it has one. */
export const OptionName = ({ option, copy }: { option: PricedOption; copy: Copy }) => (
  <>
    <span>{formatDuration(option.minutes)}</span>
    {option.note && <small>{` ${copy.pages.optionNotes[option.note]}`}</small>}
  </>
);
