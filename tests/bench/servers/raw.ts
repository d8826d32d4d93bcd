/** A plain `node:http` server with one fixed answer: `node raw.ts <file with status, headers and body>` */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
}).listen(Number(process.env['PORT']), '127.0.0.1');
