import type { Texts } from '../../content/texts.ts';
import { formatDuration } from '../format.ts';
import type { PricedOption } from '../services.ts';

/** The duration of an option, and its note if it has one. */
export const OptionDuration = ({ option, texts }: { option: PricedOption; texts: Texts }) => (
  <>
    {formatDuration(option.minutes)}
    {option.note && <small>{` ${texts.pages.service.optionNotes[option.note]}`}</small>}
  </>
);
