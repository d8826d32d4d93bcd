/** The same page with plain Express: rendered and compressed for each request. */
import compression from 'compression';
import express from 'express';
import helmet from 'helmet';
import { readAssets } from '../../../src/build/manifest.ts';
import { readConfig } from '../../../src/config.ts';
import { createSite } from '../../../src/pages/createSite.ts';
import { pages } from '../../../views/pages.ts';
import { renderPage } from '../../../views/renderPage.tsx';

const read = readConfig({});
if (!read.ok) throw new Error(read.problems.join('\n'));
const assets = readAssets(new URL('../../../dist/', import.meta.url));
const site = createSite(read.config, 'http://localhost', assets);
const app = express().use(helmet(), compression());
app.get('/services', (req, res) => {
  const page = pages.services.open(req.query as Record<string, string>, '');
  if (!page) throw new Error('There is no such page');
  res.send(renderPage(page, 'en', site).html);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
