import type { Config } from '../config.ts';
import type { Channel } from './channel.ts';

/** The ways that are on to tell staff of a request. Those that are not cost a start nothing. */
export const channelsOf = async ({
  SMTP_URL: smtpUrl,
  NOTIFY_TO: to,
  NOTIFY_COMMAND: command,
}: Config): Promise<Channel[]> => {
  const channels: Channel[] = [];
  if (smtpUrl && to) {
    const { createMailChannel } = await import('./mailChannel.ts');
    channels.push(createMailChannel({ smtpUrl, to }));
  }
  if (command) {
    const { createCommandChannel } = await import('./commandChannel.ts');
    channels.push(createCommandChannel(command));
  }
  return channels;
};
