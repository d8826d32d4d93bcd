import leven from 'leven';

/** Of as many letters of a setting one may be wrong; names are told apart by less where they are short. */
const lettersPerSlip = 5;

const sorted = (name: string): string => [...name].sort().join('');

/** Whether somebody may have meant a setting: the same letters in another order, in small ones, or a few that are wrong. */
const mayMean = (name: string, setting: string): boolean => {
  const slips = Math.floor(setting.length / lettersPerSlip);
  const plain = name.toUpperCase();
  return sorted(plain) === sorted(setting) || leven(plain, setting, { maxDistance: slips + 1 }) <= slips;
};

/** The variables that are no settings and resemble one: each with those that may be meant. */
export const misspeltVariables = (names: readonly string[], settings: readonly string[]): string[] =>
  names
    .filter((name) => !settings.includes(name))
    .map((name) => ({ name, meant: settings.filter((setting) => mayMean(name, setting)) }))
    .filter(({ meant }) => meant.length > 0)
    .map(({ name, meant }) => `${name}: ${meant.join(' or ')}?`);
