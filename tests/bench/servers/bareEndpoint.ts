/** An Express endpoint that validates four fields and commits a row per post, as durably as the site. */

import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import express from 'express';
import { z } from 'zod';

const db = new Database(process.argv[2] ?? '');
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(
  'CREATE TABLE requests (id TEXT PRIMARY KEY, at TEXT, name TEXT, service TEXT, email TEXT, message TEXT)',
);
const insert = db.prepare('INSERT INTO requests VALUES (?, ?, ?, ?, ?, ?)');
const schema = z.object({
  name: z.string().min(1).max(120),
  service: z.string().min(2).max(120),
  email: z.email().optional(),
  message: z.string().max(4000).default(''),
});

const app = express().use(express.json({ limit: '16kb' }));
app.post('/api/bookings', (req, res) => {
  const read = schema.safeParse(req.body);
  if (!read.success) return void res.status(422).json({ message: 'Not sound' });
  const { name, service, email = null, message } = read.data;
  const id = randomUUID();
  insert.run(id, new Date().toISOString(), name, service, email, message);
  res.status(201).json({ id });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
