/**
 * The servers that `npm run bench` compares the site with: `node bareServers.ts node|express|bookings <file>`
 * listens on PORT. `node` and `express` send the page of the file, `bookings` stores posts in a SQLite file.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import Database from 'better-sqlite3';
import express from 'express';
import * as z from 'zod';
import { bookingsEndpoint } from '../../content/routes.ts';

/** An answer of the site: its headers, and its body in base64. */
export type SavedPage = { headers: IncomingHttpHeaders; body: string };

const readPage = (file: string) => {
  const { headers, body }: SavedPage = JSON.parse(readFileSync(file, 'utf8'));
  return { headers, body: Buffer.from(body, 'base64') };
};

/** The same page for every request, from Node alone. */
const createNodeServer = (file: string): RequestListener => {
  const { headers, body } = readPage(file);
  return (_req, res) => {
    res.writeHead(200, headers);
    res.end(body);
  };
};

/** The same page from an Express application without middleware. */
const createExpressServer = (file: string): RequestListener => {
  const { headers, body } = readPage(file);
  const app = express();
  app.disable('x-powered-by');
  app.use((_req, res) => void res.set(headers).send(body));
  return app;
};

/** Validates four fields, and stores each post in its own transaction, as durably as the site. */
const createBookingsServer = (file: string): RequestListener => {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE bookings (id TEXT PRIMARY KEY, name TEXT, service TEXT, email TEXT, message TEXT)');
  const insert = db.prepare('INSERT INTO bookings VALUES (?, ?, ?, ?, ?)');
  const schema = z.object({
    name: z.string().min(1).max(120),
    service: z.string().min(2).max(120),
    email: z.email().optional(),
    message: z.string().max(4000),
  });
  const app = express();
  app.use(express.json());
  app.post(bookingsEndpoint, (req, res) => {
    const { name, service, email = null, message } = schema.parse(req.body);
    const id = randomUUID();
    insert.run(id, name, service, email, message);
    res.status(201).json({ id });
  });
  return app;
};

const servers = { node: createNodeServer, express: createExpressServer, bookings: createBookingsServer };

export type BareServer = keyof typeof servers;

const [name = '', file = ''] = process.argv.slice(2);
const create = Object.entries(servers).find(([key]) => key === name)?.[1];
if (!create) throw new Error(`Name one of ${Object.keys(servers).join(', ')}.`);
createServer(create(file)).listen(Number(process.env['PORT']), '127.0.0.1');
