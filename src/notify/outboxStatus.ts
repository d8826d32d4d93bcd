import type { ChannelState } from '../../db/outbox.ts';

/** The parts of a store that the status is read from. */
export type OutboxStore = {
  channels: readonly string[];
  outbox: { state: () => Promise<ChannelState[]> };
};

/** The status of a channel. `oldestSeconds` is 0 if no notification waits. */
export type ChannelStatus = {
  channel: string;
  waiting: number;
  oldestSeconds: number;
  /** The error code of the last attempt, if one of the waiting notifications failed. */
  lastError: string | null;
};

/** The status of each configured channel; `undefined` if the database cannot be read. */
export const outboxStatus = async ({
  channels,
  outbox,
}: OutboxStore): Promise<ChannelStatus[] | undefined> => {
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
        // The age is negative after the clock was set back.
        oldestSeconds: Math.max(0, Math.round(ms / 1000)),
        lastError: state?.lastError ?? null,
      };
    })
  );
};
