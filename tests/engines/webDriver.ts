import { commandTimeout } from './engine.ts';

const startTimeout = 20_000; // milliseconds for a browser to start

type Answer = { value: { message?: string } };

/** A session of a WebDriver server (W3C WebDriver, section 8). */
export const openSession = async (server: string, capabilities: object) => {
  const send = async (
    method: 'POST' | 'DELETE',
    path: string,
    body?: object,
    timeout = commandTimeout,
  ): Promise<unknown> => {
    const response = await fetch(server + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    }).catch((cause) => {
      throw new Error(`${method} ${path} ${JSON.stringify(body)} got no answer`, { cause });
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  const created = await send(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: capabilities } },
    startTimeout,
  );
  const path = `/session/${(created as { sessionId: string }).sessionId}`;
  return {
    command: (name: string, body: object = {}) => send('POST', `${path}/${name}`, body),
    end: () => send('DELETE', path),
  };
};
