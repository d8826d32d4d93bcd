import type { ChannelState } from '../../db/outbox.ts';

type Store = {
  channels: readonly string[];
  outbox: { state: () => Promise<ChannelState[]> };
};

/** How a channel that is on stands; `oldestSeconds` is 0 where nothing waits. */
export type ChannelStanding = {
  channel: string;
  waiting: number;
  oldestSeconds: number;
  /** The code of a last attempt, where one of those that wait failed. */
  lastError: string | null;
};

/** How the channels stand that staff are told on; `undefined` where the database cannot be read. */
export const outboxStanding = async ({ channels, outbox }: Store): Promise<ChannelStanding[] | undefined> => {
  if (channels.length === 0) return [];
  const states = await outbox.state().catch(() => undefined);
  return (
    states &&
    channels.map((channel) => {
      const state = states.find((candidate) => candidate.channel === channel);
      const ms = state ? Date.now() - Date.parse(state.oldestAt) : 0;
      return {
        channel,
        waiting: state?.waiting ?? 0,
        // The clock may have been set back since.
        oldestSeconds: Math.max(0, Math.round(ms / 1000)),
        lastError: state?.lastError ?? null,
      };
    })
  );
};
