import { STATUS_CODES } from 'node:http';
import type { Connection } from './connection.ts';
import type { OpenConnections } from './openConnections.ts';

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no request, or does not come to its end, with a bare status, and closes the connection. What came
 * before it on the connection is answered first, and then there is no place for a status.
 */
export const answerBroken = (
  connection: Connection,
  error: NodeJS.ErrnoException,
  connections: OpenConnections,
  refuseMore: (connection: Connection) => void,
): void => {
  const { socket, queue } = connection;
  if (socket.destroyed || connection.isDeaf) return;
  const last = queue.at(-1);
  const isBodyBroken = last !== undefined && !last.req.complete;
  if (isBodyBroken && queue.length > 1) queue.pop();
  else if (isBodyBroken || queue.length === 0) {
    if (!last?.res.headersSent) {
      const status = statusOf[error.code ?? ''] ?? 400;
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
    }
    connections.close(connection);
    return;
  }
  refuseMore(connection);
};
