import type { Config } from '../config.ts';
import type { Channel } from './channel.ts';
import { createCommandChannel } from './commandChannel.ts';
import { createMailChannel } from './mailChannel.ts';

/** The ways that are on to tell staff of a request. */
export const channelsOf = ({
  SMTP_URL: smtpUrl,
  NOTIFY_TO: to,
  NOTIFY_COMMAND: command,
}: Config): Channel[] => [
  ...(smtpUrl && to ? [createMailChannel({ smtpUrl, to })] : []),
  ...(command ? [createCommandChannel(command)] : []),
];
