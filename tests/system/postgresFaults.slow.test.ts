import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished } from 'vitest';
import { execute } from '../support/cluster.ts';
import { runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const cluster = shareCluster();

const [secret, otherSecret] = ['ab'.repeat(32), 'cd'.repeat(32)];

const start = (DATABASE_URL: string, DIGEST_SECRET = secret) =>
  startTestServer({ DATABASE_URL, DIGEST_SECRET });

/** Starts the site, which must refuse the database with this reason. */
const expectRefusal = (reason: RegExp, DATABASE_URL: string, DIGEST_SECRET = secret): Promise<void> =>
  expect(start(DATABASE_URL, DIGEST_SECRET)).rejects.toThrow(
    new RegExp(`cannot be opened: ${reason.source}.*\\.\n$`),
  );

/** Starts a server that accepts PostgreSQL's request for TLS with a self-signed certificate for `other.example`. */
const startTls = async () => {
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const name = ['-subj', '/CN=other.example', '-addext', 'subjectAltName=DNS:other.example'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('S');
      new TLSSocket(socket, { isServer: true, ...pair }).on('error', () => {});
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://site@127.0.0.1:${port}/site?sslmode=verify-full`, certificate };
};

postgresTest('the site refuses a PostgreSQL server without TLS or a trusted certificate', async () => {
  const plain = `${await cluster().createDatabase()}&sslmode=verify-full`;
  await expectRefusal(/The server does not support SSL connections \(NO_TLS\)/, plain);
  const { url, certificate } = await startTls();
  await expectRefusal(/self-signed certificate.* \(DEPTH_ZERO_SELF_SIGNED_CERT\)/, url);
  const trusting = `${url}&sslrootcert=${certificate}`;
  await expectRefusal(/.*does not match certificate.* \(ERR_TLS_CERT_ALTNAME_INVALID\)/, trusting);
});

postgresTest('the site refuses another DIGEST_SECRET until config --new-digest-secret', async () => {
  const url = await cluster().createDatabase();
  const server = await start(url);
  await expectRefusal(/DIGEST_SECRET is not that of the other processes: /, url, otherSecret);
  const replace = () =>
    runBookings(['config', '--new-digest-secret', '--yes'], {
      DATABASE_URL: url,
      DIGEST_SECRET: otherSecret,
    });
  expect(replace()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('another process of this site uses it: stop all of them first'),
  });
  expect(await server.end('SIGTERM')).toBe(0);
  // PostgreSQL ends a session a moment after its connection is closed.
  await expect.poll(() => replace().status).toBe(0);
  await expectRefusal(/DIGEST_SECRET is not/, url);
  await start(url, otherSecret);
});

postgresTest.each([
  [
    'trigger',
    `CREATE FUNCTION hide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
     CREATE TRIGGER hide BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION hide()`,
  ],
  ['rule', 'CREATE RULE hide AS ON INSERT TO bookings DO INSTEAD NOTHING'],
])('a %s that the site did not make stops the server and check, but not list', async (kind, change) => {
  const url = await cluster().createDatabase();
  expect(await (await start(url)).end('SIGTERM')).toBe(0);
  // Tables and views of others do no harm.
  await execute(url, 'CREATE TABLE own (text text); CREATE VIEW shown AS SELECT * FROM bookings');
  const bookings = (...args: string[]) => runBookings(args, { DATABASE_URL: url });
  expect(bookings('check').status).toBe(0);
  await execute(url, change);
  const reason = `this site did not make ${kind} hide in it`;
  await expectRefusal(new RegExp(reason), url);
  expect(bookings('check')).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
  expect(bookings('list', '--format', 'json').stdout).toBe('[]\n');
});
