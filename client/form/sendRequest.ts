import { formOrder } from '../../content/requestFields.ts';
import type { FieldErrors } from './types.ts';

const retryDelays = [1000, 2000, 4000]; // milliseconds before each further try
const retryableStatuses = [502, 503, 504]; // of a server that may be back in a moment
const answerTimeout = 15_000; // milliseconds after which a try without an answer counts as failed

/** What became of a request. `message` is the server's text for a person, where it gave one. */
export type SendResult =
  | { ok: true }
  | { ok: false; isAnswered: boolean; message?: string | undefined; errors?: FieldErrors | undefined };

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** The server's words: `message`, then `details.message`, then `details`. */
const refusalOf = async (response: Response): Promise<SendResult> => {
  const body = await response.json().catch(() => null);
  const details = body?.details;
  const message = textIn(body?.message) ?? textIn(details?.message) ?? textIn(details);
  const texts = formOrder
    .map((field) => [field, textIn(details?.fields?.[field])])
    .filter(([, text]) => text);
  const errors = texts.length ? Object.fromEntries(texts) : undefined;
  return { ok: false, isAnswered: true, message, errors };
};

/**
 * Sends a request as JSON. All tries have one key, so that the server keeps it once, also when only an answer was lost.
 * `onRetry` is called before each further try.
 */
export const sendRequest = async (
  url: string,
  body: string,
  key: string,
  onRetry: () => void,
): Promise<SendResult> => {
  const attempt = (): Promise<Response | null> =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      // The request arrives even if the visitor leaves the page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(answerTimeout),
    }).catch(() => null);
  let response = await attempt();
  for (const delay of retryDelays) {
    if (response && !retryableStatuses.includes(response.status)) break;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, delay));
    response = await attempt();
  }
  if (!response) return { ok: false, isAnswered: false };
  return response.ok ? { ok: true } : refusalOf(response);
};

/** A key for a submission. `randomUUID` exists only in secure contexts, `getRandomValues` everywhere. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
