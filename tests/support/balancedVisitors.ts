import { setTimeout as wait } from 'node:timers/promises';

/** Visitors at once. */
const visitorCount = 8;

/** What visitors got: the id of each message that was taken, and the answers that nobody should get. */
type Visits = { acknowledged: Map<string, string>; unexpected: number[] };

const post = async (url: string, message: string, key: string | undefined) => {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
    body: JSON.stringify({ name: 'Ana', service: 'Tantra', message }),
    signal: AbortSignal.timeout(10_000),
  });
  const { id = '' } = (await response.json()) as { id?: string };
  return { status: response.status, id };
};

/**
 * Has several visitors send requests without a pause to the processes that there are at the moment, as a load balancer
 * does: what is lost on the way or answered with 503 goes to the next one, half of it without a key. `stop` resolves when
 * each has its last answer.
 */
export const startVisitors = (servers: () => readonly { url: string }[]) => {
  const visits: Visits = { acknowledged: new Map(), unexpected: [] };
  let isOver = false;
  let turn = 0;

  const sendUntilTaken = async (message: string, key: string | undefined): Promise<void> => {
    for (;;) {
      turn += 1;
      const all = servers();
      const server = all[turn % all.length];
      try {
        const { status, id } = await post(server?.url ?? '', message, key);
        if (status === 200 || status === 201) return void visits.acknowledged.set(message, id);
        if (status !== 503) visits.unexpected.push(status);
      } catch {
        // Nobody is there any more, or the answer was lost.
      }
      await wait(20);
    }
  };

  const visit = async (visitor: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const message = `${visitor} ${number}`;
      await sendUntilTaken(message, number % 2 === 0 ? `key ${message}` : undefined);
    }
  };

  const ended = Promise.all(Array.from({ length: visitorCount }, (_, visitor) => visit(visitor)));
  return {
    visits,
    stop: async (): Promise<void> => {
      isOver = true;
      await ended;
    },
  };
};
