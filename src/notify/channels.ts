import type { Config } from '../config.ts';
import type { Channel } from './channel.ts';

/** Creates the configured channels. Loads a channel's module only if it is configured. */
export const createChannels = async (config: Config): Promise<Channel[]> => {
  const { SMTP_URL: smtpUrl, NOTIFY_FROM: from, NOTIFY_TO: to, NOTIFY_COMMAND: command } = config;
  const channels: Channel[] = [];
  if (smtpUrl && from && to) {
    const { createMailChannel } = await import('./mailChannel.ts');
    channels.push(createMailChannel({ smtpUrl, from, to }));
  }
  if (command) {
    const { createCommandChannel } = await import('./commandChannel.ts');
    channels.push(createCommandChannel(command));
  }
  return channels;
};
