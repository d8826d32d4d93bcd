import { Option } from 'commander';

/** The command line is wrong (exit code 2). The message is for the user. */
export class UsageError extends Error {}

/** The output formats for a program. */
export type MachineFormat = 'json' | 'csv';

/** Creates the option `--format`: the format for people, which is the default, and those for programs. */
export const createFormatOption = (formatForPeople: 'table' | 'text'): Option =>
  new Option('--format <format>', 'output format')
    .choices([formatForPeople, 'json', 'csv'])
    .default(formatForPeople);

/** Collects the addresses and numbers of a `--person` that is given several times. */
export const collectPersons = (text: string, before: readonly string[] = []): string[] => [...before, text];
