import { Command, CommanderError } from 'commander';
import { withoutSpam } from '../../db/bookings.ts';
import { readVersion } from '../config.ts';
import { UsageError } from './commandLine.ts';
import { addBackupCommand } from './commands/backup.ts';
import { addDayCommand } from './commands/day.ts';
import { addEraseCommand } from './commands/erase.ts';
import { addListCommand } from './commands/list.ts';
import { addMarkCommand } from './commands/mark.ts';
import { addNextCommand } from './commands/next.ts';
import { addNoteCommand } from './commands/note.ts';
import { addRestoreCommand } from './commands/restore.ts';
import { addShowCommand } from './commands/show.ts';
import { addStatsCommand } from './commands/stats.ts';
import { countText, print, report } from './terminal.ts';
import { getDayOfTonight } from './visitTimes.ts';
import { withBookings } from './withBookings.ts';

/** Prints what is to do: how many requests are new, and how many visits are asked for tonight. */
const printOverview = (): Promise<void> =>
  withBookings((bookings) => {
    const { new: newRequests } = bookings.countByStatus();
    const visits = withoutSpam(bookings.list({ day: getDayOfTonight(), kind: 'booking' })).length;
    print(`\n${countText(newRequests, 'new request')}, ${countText(visits, 'visit')} asked for tonight.`);
  });

const program = new Command('bookings')
  .description('Read and answer the requests that visitors sent.')
  .version(readVersion(), '--version', 'print the version')
  .helpCommand('help [command]', 'Show the options and examples of a command.')
  .showHelpAfterError('bookings --help names all commands. bookings list --search jean finds a name.')
  .configureHelp({ subcommandTerm: (command) => command.name() })
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error:/, 'bookings:')) });

addNextCommand(program);
addDayCommand(program);
addListCommand(program);
addShowCommand(program);
addMarkCommand(program);
addNoteCommand(program);
addStatsCommand(program);
addEraseCommand(program);
addBackupCommand(program);
addRestoreCommand(program);
for (const command of program.commands)
  command.showHelpAfterError(
    `bookings ${command.name()} --help has examples. A text with spaces needs quotes.`,
  );

const run = async (words: readonly string[]): Promise<void> => {
  if (words.length > 0) await program.parseAsync(words, { from: 'user' });
  else {
    program.outputHelp();
    await printOverview();
  }
};

const reportError = (error: unknown): void => {
  // Commander has reported its own errors. The help and the version also end with one, whose exit code is 0.
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  report(`bookings: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A closed pipe, for example of `head`, ends the command quietly.
  if (error.code === 'EPIPE') process.exit();
  report(`bookings: the output cannot be written (${error.code}).`);
  process.exit(1);
});
// While `next` asks, readline takes Ctrl-C itself.
process.once('SIGINT', () => process.exit(130));

await run(process.argv.slice(2)).catch(reportError);
