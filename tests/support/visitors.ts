import { setTimeout as wait } from 'node:timers/promises';
import { postBooking } from './postBooking.ts';

const visitorCount = 8;

/** The id of each acknowledged message, and the statuses that no visitor should get. */
type Posts = { acknowledged: Map<string, string>; unexpected: number[] };

/**
 * Makes several visitors post without a pause, to the current servers in turn, as a load balancer does. After
 * a lost answer or a 503, the next server gets the same post. Half of the posts have no idempotency key.
 * `stop` resolves when each visitor has its last answer.
 */
export const startBalancedPosts = (servers: () => readonly { url: string }[]) => {
  const posts: Posts = { acknowledged: new Map(), unexpected: [] };
  let isOver = false;
  let turn = 0;

  const sendUntilStored = async (message: string, headers: Record<string, string>): Promise<void> => {
    for (;;) {
      turn += 1;
      const all = servers();
      const server = all[turn % all.length];
      try {
        const { status, id } = await postBooking(server?.url ?? '', { message }, headers);
        if (status === 200 || status === 201) return void posts.acknowledged.set(message, id);
        if (status !== 503) posts.unexpected.push(status);
      } catch {
        // The server was killed or its answer was lost, so try the next server.
      }
      await wait(20);
    }
  };

  const visit = async (visitor: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const message = `${visitor} ${number}`;
      await sendUntilStored(message, number % 2 === 0 ? { 'Idempotency-Key': `key ${message}` } : {});
    }
  };

  const ended = Promise.all(Array.from({ length: visitorCount }, (_, visitor) => visit(visitor)));
  return {
    posts,
    stop: async (): Promise<void> => {
      isOver = true;
      await ended;
    },
  };
};
