import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { type Config, placeholdersIn, settingNames } from './config.ts';
import { misspeltVariables } from './misspeltVariables.ts';
import { projectRoot } from './projectRoot.ts';

/** Whether a file lies in the folder of a release, which has no sources and is replaced by the next one. */
const isInRelease = (file: string): boolean => {
  const path = relative(projectRoot, file);
  return !path.startsWith('..') && !isAbsolute(path) && !existsSync(join(projectRoot, 'views'));
};

/** What of settings that are sound deserves a warning at the start: the variables, and what to do about them. */
export const doubtsOf = (
  config: Config,
  environment: Record<string, string | undefined>,
): { variables: string[]; doubt: string }[] =>
  [
    {
      variables: environment['NODE_ENV'] === 'production' ? placeholdersIn(config) : [],
      doubt: 'embeds with invented addresses: set these variables, or set them to empty for none',
    },
    {
      variables: config.TRUST_PROXY === true ? ['TRUST_PROXY'] : [],
      doubt:
        'every client chooses its own address, and no limit holds: set the number or the addresses of the proxies',
    },
    {
      variables: misspeltVariables(Object.keys(environment), settingNames),
      doubt: 'variables that are no settings and resemble one: they change nothing',
    },
    {
      variables: isInRelease(config.DATABASE_PATH) ? ['DATABASE_PATH'] : [],
      doubt:
        'the database lies in the folder of this release, and the next one would begin with an empty one',
    },
  ].filter(({ variables }) => variables.length > 0);
