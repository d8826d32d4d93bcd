import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { describe, expect, onTestFinished } from 'vitest';
import { execute } from '../support/cluster.ts';
import { run, runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const secretOf = (pair: string): string => pair.repeat(32);

describe('a PostgreSQL database', () => {
  const cluster = shareCluster();

  const start = (DATABASE_URL: string, DIGEST_SECRET = secretOf('ab')) =>
    startTestServer({ DATABASE_URL, DIGEST_SECRET });

  /** Starts the site, which must refuse, and returns the reason. */
  const refusalOf = async (DATABASE_URL: string, DIGEST_SECRET = secretOf('ab')): Promise<string> => {
    const { status, stdout, stderr } = run('src/start.js', [], { DATABASE_URL, DIGEST_SECRET });
    expect([status, stdout]).toEqual([1, '']);
    return /cannot be opened: (.*)\.\n$/.exec(stderr)?.[1] ?? stderr;
  };

  postgresTest('without TLS is named as such if sslmode asks for TLS', async () => {
    const url = `${await cluster().createDatabase()}&sslmode=verify-full`;
    const reason = 'The server does not support SSL connections (NO_TLS)';
    expect(await refusalOf(url)).toBe(reason);
    expect(runBookings(['list'], { DATABASE_URL: url }).stderr).toContain(reason);
  });

  /** Starts a server that accepts PostgreSQL's request for TLS with a self-signed certificate for `other.example`. */
  const startTls = async () => {
    const folder = temporaryFolder();
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const name = ['-subj', '/CN=other.example', '-addext', 'subjectAltName=DNS:other.example'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name];
    execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write('S');
        const tls = new TLSSocket(socket, {
          isServer: true,
          key: readFileSync(key),
          cert: readFileSync(certificate),
        });
        tls.on('error', () => {});
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    return { url: `postgres://site@127.0.0.1:${port}/site?sslmode=verify-full`, certificate, folder };
  };

  /** The reason why the site does not start. Does not block, because the test's server runs in this process. */
  const startRefusal = async (DATABASE_URL: string): Promise<string> =>
    startTestServer({ DATABASE_URL, DIGEST_SECRET: secretOf('ab') }).then(
      () => 'started',
      (error: Error) => /cannot be opened: (.*)\.\n$/.exec(error.message)?.[1] ?? error.message,
    );

  postgresTest('with a certificate that cannot be trusted is refused with the cause', async () => {
    const { url, certificate, folder } = await startTls();
    expect(await startRefusal(url)).toMatch(/^self-signed certificate.* \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/);
    expect(await startRefusal(`${url}&sslrootcert=${certificate}`)).toMatch(
      /does not match certificate.* \(ERR_TLS_CERT_ALTNAME_INVALID\)$/,
    );
    const missing = join(folder, 'missing.pem');
    expect(await startRefusal(`${url}&sslrootcert=${missing}`)).toContain(
      `no such file or directory, open '${missing}'`,
    );
  });

  postgresTest('refuses a process with another DIGEST_SECRET until it is replaced', async () => {
    const url = await cluster().createDatabase();
    const server = await start(url);
    const other = await start(url);
    expect(await refusalOf(url, secretOf('cd'))).toMatch(
      /^DIGEST_SECRET is not that of the other processes: /,
    );
    const replace = () =>
      runBookings(['config', '--new-digest-secret', '--yes'], {
        DATABASE_URL: url,
        DIGEST_SECRET: secretOf('cd'),
      });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(replace()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('another process of this site uses it: stop all of them first'),
    });
    expect([await server.end('SIGTERM'), await other.end('SIGTERM')]).toEqual([0, 0]);
    // PostgreSQL ends a session a moment after its connection is closed.
    await expect.poll(() => replace().status).toBe(0);
    expect(await refusalOf(url)).toMatch(/^DIGEST_SECRET is not/);
    await start(url, secretOf('cd'));
  });

  postgresTest.each([
    [
      'trigger hide',
      `CREATE FUNCTION hide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
       CREATE TRIGGER hide BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION hide()`,
    ],
    ['rule hide', 'CREATE RULE hide AS ON INSERT TO bookings DO INSTEAD NOTHING'],
  ])('with a foreign %s is refused by the start and by check', async (named, change) => {
    const url = await cluster().createDatabase();
    expect(await (await start(url)).end('SIGTERM')).toBe(0);
    await execute(url, 'CREATE TABLE own (text text); CREATE VIEW shown AS SELECT * FROM bookings');
    expect(runBookings(['check'], { DATABASE_URL: url }).status).toBe(0);
    await execute(url, change);
    const reason = `this site did not make ${named} in it`;
    expect(await refusalOf(url)).toBe(reason);
    expect(runBookings(['check'], { DATABASE_URL: url })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`cannot be used: ${reason}.`),
    });
    // Staff can still read the requests.
    expect(runBookings(['list', '--format', 'json'], { DATABASE_URL: url }).stdout).toBe('[]\n');
  });
});
