import { formOrder } from '../../content/requestFields.ts';
import type { FieldErrors } from './types.ts';

/** How often a request is tried again after a failure that may pass. */
const maxRetries = 3;

/** The pause before the first further try; each next one is twice as long, up to the longest. */
const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** After it, a try without an answer counts as failed. */
const answerTimeoutMs = 15_000;

/** A server that may be back in a moment. */
const retryableStatuses = [502, 503, 504];

/** What became of a request. `message` is the server's text for a person, where it gave one. */
export type SendResult =
  | { ok: true }
  | { ok: false; isAnswered: boolean; message?: string; fields?: FieldErrors };

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** The server's words: `message`, then `details.message`, then `details`. */
const refusalOf = async (response: Response): Promise<SendResult> => {
  const body = (await response.json().catch(() => null)) as {
    message?: unknown;
    details?: { message?: unknown; fields?: Record<string, unknown> };
  } | null;
  const message = textIn(body?.message) ?? textIn(body?.details?.message) ?? textIn(body?.details);
  const fields = Object.fromEntries(
    formOrder.map((field) => [field, textIn(body?.details?.fields?.[field])]).filter(([, text]) => text),
  );
  const hasFields = Object.keys(fields).length > 0;
  return { ok: false, isAnswered: true, ...(message ? { message } : {}), ...(hasFields ? { fields } : {}) };
};

const tryOnce = async (url: string, body: string, key: string): Promise<Response | null> => {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      // The request arrives even if the visitor leaves the page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch {
    return null;
  }
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
  for (let retries = 0; ; retries += 1) {
    const response = await tryOnce(url, body, key);
    if (response?.ok) return { ok: true };
    const isRetryable = response === null || retryableStatuses.includes(response.status);
    if (!isRetryable || retries === maxRetries)
      return response ? refusalOf(response) : { ok: false, isAnswered: false };
    onRetry();
    await wait(Math.min(firstRetryDelayMs * 2 ** retries, maxRetryDelayMs));
  }
};

/** A key for a submission. `randomUUID` exists only in secure contexts, `getRandomValues` everywhere. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
