import type { RequestListener } from 'node:http';
import express from 'express';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import { formatPhone } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { caching } from './caching.ts';
import { refuseInvalidRequests } from './refusals.ts';
import { readRequestContext } from './requestContext.ts';
import { resolvePath } from './resolvePath.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Answers every request with 503 while the site starts. */
export const createStartingApp = ({ middleware }: SecurityHeaders): RequestListener => {
  const app = express();
  app.disable('x-powered-by');
  app.use(middleware);
  app.use(refuseInvalidRequests);
  app.use((req, res) => {
    const { ref, locale: pathLocale } = resolvePath(req.path);
    const { locale: visitorLocale, wantsHtml } = readRequestContext(req, '');
    const locale = ref ? pathLocale : visitorLocale;
    const message = fill(copies[locale].errors.starting, { phone: formatPhone() });
    res.status(503).set({ 'Retry-After': '1', 'Cache-Control': caching.none, Connection: 'close' });
    res.set('Content-Language', locale);
    if (req.path === bookingsEndpoint && !wantsHtml) res.json({ message });
    else res.type('text').send(message);
  });
  return app;
};
