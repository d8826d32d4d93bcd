import type { Copy } from '../../content/copy.ts';
import { formatDuration } from '../format.ts';
import type { PricedOption } from '../services.ts';

/** The duration of an option, and its note if it has one. */
export const OptionDuration = ({ option, copy }: { option: PricedOption; copy: Copy }) => (
  <>
    <span>{formatDuration(option.minutes)}</span>
    {option.note && <small>{` ${copy.pages.service.optionNotes[option.note]}`}</small>}
  </>
);
