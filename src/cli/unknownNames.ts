import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import { matchService } from '../../views/texts/matchService.ts';
import { report } from './terminal.ts';

/** Says which masseuses the site knows, unless it knows this one. */
export const reportUnknownMasseuse = (name: string): void => {
  const known: string[] = masseuses.map(({ slug }) => slug);
  if (!known.includes(name.toLowerCase()))
    report(`No masseuse is called '${name}'. The masseuses: ${known.join(', ')}.`);
};

/** Says which massages the site knows, unless it knows this one. */
export const reportUnknownMassage = (name: string): void => {
  const known = catalogue.map(({ slug }) => slug);
  if (matchService(name) === null)
    report(`No massage is called '${name}'. The massages: ${known.join(', ')}.`);
};
