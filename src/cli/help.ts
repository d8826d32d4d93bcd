import { type Command, Help } from 'commander';
import { masseuses } from '../../content/masseuses.ts';

const [{ name, slug }] = masseuses;

/** The examples in the help of each command, separated by `; `. */
const examples: Record<string, string> = {
  next: 'next; next --identity key.txt',
  mark: 'mark 3f2a 77b0 handled; mark 3f2a new',
  note: `note 3f2a 22:30 with ${name}, called; note 3f2a; note 3f2a ""`,
  day: `day; day friday; day 27/11 --masseuse ${slug}`,
  watch: 'watch; watch --since 12h --quiet',
  list: 'list --since viernes; list --since 1/11 --until 30/11 --status new; list --format excel > requests.csv',
  show: 'show 3f2a; show 3f2a 77b0 --format json',
  stats: 'stats; stats --format json',
  export: 'export > all.json; export --person ana@example.org > ana.json; export --format excel > all.csv',
  erase: 'erase --person "+34 600 111 222" --dry-run; erase 3f2a77b0 --yes; erase --person - --yes',
  purge: 'purge --dry-run; purge --older-than 90d --yes',
  seal: 'seal --dry-run; seal --identity key.txt --yes',
  backup: 'backup copy.sqlite; backup copy.sqlite --yes',
  restore: 'restore copy.sqlite --dry-run; restore copy.sqlite --yes',
  check: 'check; check --db copy.sqlite',
  config: 'config; config --check',
  migrate: 'migrate --to postgres://user@host/bookings --dry-run',
};

/** Adds examples to the help, and advice to the errors. The main help has the first sentence about each command. */
export const addHelp = (program: Command, reportError: (text: string) => void): void => {
  for (const command of [program, ...program.commands]) {
    const words = command === program ? 'bookings' : `bookings ${command.name()}`;
    const outputError = (text: string) => {
      const message = text.replace(/^error: /, '').trim();
      const isSearch = /'(search|find)'|for 'list'/.test(message);
      const advice = isSearch ? 'bookings list --search <words>' : `${words} --help`;
      reportError(`${message}${message.endsWith('.') ? '' : '.'} Try ${advice}.`);
    };
    // A suggestion might destroy data.
    command.exitOverride().showSuggestionAfterError(false).configureOutput({ outputError });
    for (const option of command.options) {
      const { argChoices, parseArg } = option;
      if (argChoices) option.argParser((text, before) => parseArg?.(text.toLowerCase(), before));
    }
    const lines = examples[command.name()]?.split('; ').map((example) => `  bookings ${example}`);
    if (lines) command.addHelpText('after', ['\nExamples:', ...lines].join('\n'));
  }
  program
    .configureHelp({
      subcommandTerm: (command) => command.name(),
      subcommandDescription: (command) => command.description().split('.')[0] ?? '',
      visibleOptions: () => [],
      visibleCommands: ({ commands }) => [...commands],
      formatHelp: (command, help) =>
        Help.prototype.formatHelp.call(help, command, help).replace(/\n\n(?!$)/g, '\n'),
    })
    .addHelpText('after', 'bookings <command> --help shows options and examples; --version the version.');
};
