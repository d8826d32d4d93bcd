import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that nobody has at the moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
