import { formOrder } from '../../content/bookingFields.ts';
import type { FieldErrors } from './types.ts';

/** Milliseconds before each retry. */
const retryDelaysMs = [1000, 2000, 4000];

/** Statuses of a proxy or a restarting server, after which a retry may succeed. */
const retryableStatuses = [502, 503, 504];

/** The visitor learns after this time that there is no response yet. */
const slowMs = 8000;

/** An attempt without a response fails after this time. */
const responseTimeoutMs = 15_000;

/** A failed submission. `message` and `errors` are the server's texts for the visitor, if it sent them. */
export type SendFailure = {
  ok: false;
  hasResponse: boolean;
  message?: string | undefined;
  errors?: FieldErrors | undefined;
};

const nonEmptyString = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** Reads JSON; `null` for anything else, for example the page of a proxy. */
const readJson = (response: Response) => response.json().catch(() => null);

/** Reads the server's message and the texts of its fields, if it sent them. */
const readFailure = async (response: Response): Promise<SendFailure> => {
  const body = await readJson(response);
  const errors: FieldErrors = {};
  for (const field of formOrder) {
    const text = nonEmptyString(body?.details?.fields?.[field]);
    if (text) errors[field] = text;
  }
  const hasErrors = Object.keys(errors).length > 0;
  return {
    ok: false,
    hasResponse: true,
    message: nonEmptyString(body?.message),
    errors: hasErrors ? errors : undefined,
  };
};

/**
 * Whether a retry may succeed. A browser that is offline needs no time to know, so the visitor is told at
 * once.
 */
const mayRetry = (response: Response | null): boolean =>
  response ? retryableStatuses.includes(response.status) : navigator.onLine;

/**
 * Sends a request as JSON. A retry stores nothing twice, because the server finds a repeat by its texts.
 * `onSlow` is called when the response takes long, and before each retry.
 */
export const postBooking = async (
  url: string,
  body: string,
  onSlow: () => void,
): Promise<{ ok: true } | SendFailure> => {
  const attempt = async (): Promise<Response | null> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // The browser completes the request even if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(responseTimeoutMs),
    }).catch(() => null);
    if (!response?.ok) return response;
    // The sign-in page of a public network also has status 200, but only the server names the stored request.
    const stored = await readJson(response);
    return stored?.id ? response : null;
  };
  const slowTimer = setTimeout(onSlow, slowMs);
  let response = await attempt();
  for (const delay of retryDelaysMs) {
    if (!mayRetry(response)) break;
    onSlow();
    await new Promise((resolve) => setTimeout(resolve, delay));
    response = await attempt();
  }
  clearTimeout(slowTimer);
  if (!response) return { ok: false, hasResponse: false };
  return response.ok ? { ok: true } : readFailure(response);
};
