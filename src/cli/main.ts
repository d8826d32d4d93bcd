import { Command, CommanderError } from 'commander';
import { getErrorMessage } from '../../db/storeErrors.ts';
import { readVersion } from '../config.ts';
import { markCommand, noteCommand, showCommand } from './byId.ts';
import { checkCommand, configCommand } from './check.ts';
import { backupCommand, migrateCommand, restoreCommand } from './copies.ts';
import { eraseCommand, purgeCommand, sealCommand } from './erase.ts';
import { addHelp } from './help.ts';
import { dayCommand, exportCommand, listCommand, printOverview } from './list.ts';
import { nextCommand } from './next.ts';
import { UsageError } from './options.ts';
import { statsCommand } from './stats.ts';
import { reportLine, signalCodes } from './terminal.ts';
import { watchCommand } from './watch.ts';

const reportError = (text: string): void => reportLine(`bookings: ${text}`);

const program = new Command('bookings')
  .description('Reads, marks and keeps safe the requests that visitors sent.')
  .version(readVersion(), '--version', 'the version of this program')
  .commandsGroup('Daily round:')
  .addCommand(nextCommand())
  .addCommand(dayCommand())
  .addCommand(markCommand())
  .addCommand(noteCommand())
  .addCommand(watchCommand())
  .addCommand(listCommand())
  .addCommand(showCommand())
  .addCommand(statsCommand())
  .commandsGroup('Personal data:')
  .addCommand(exportCommand())
  .addCommand(eraseCommand())
  .addCommand(purgeCommand())
  .addCommand(sealCommand())
  .commandsGroup('Copies and maintenance:')
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(checkCommand())
  .addCommand(migrateCommand())
  .addCommand(configCommand());

addHelp(program, reportError);

// `printText` handles a closed output itself; without a listener Node would end the process with a stack trace.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
// `process.exit` runs the exit listeners that remove partly written files.
for (const [signal, code] of Object.entries(signalCodes)) process.once(signal, () => process.exit(code));

try {
  const [command, ...words] = process.argv.slice(2);
  if (command === undefined) {
    program.outputHelp();
    await printOverview();
  } else await program.parseAsync([command.toLowerCase(), ...words], { from: 'user' });
} catch (error) {
  // Commander has reported its own errors. The help and the version also end with one, whose exit code is 0.
  const isReported = error instanceof CommanderError;
  if (!isReported) reportError(getErrorMessage(error));
  const isWrongUsage = error instanceof UsageError || (isReported && error.exitCode !== 0);
  process.exitCode = isWrongUsage ? 2 : isReported ? 0 : 1;
}
