import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import { waitForStyles } from '../../views/components/waitForStyles.ts';
import { consentScript } from '../../views/document/consentScript.ts';
import { speculationRules } from '../../views/document/speculationRules.ts';
import type { Config } from '../config.ts';

/** More than there are style sheets: one for each kind of page. */
const maxHashes = 200;

const hashes = new LRUCache<string, string>({
  max: maxHashes,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

/** How a policy names an inline script or style sheet that it lets in. */
const hashOf = (text: string): string => hashes.memo(text);

/** The origins of the URLs that are set. */
const originsOf = (...urls: string[]): string[] => [
  ...new Set(urls.filter(Boolean).map((url) => new URL(url).origin)),
];

const policyHeader = 'Content-Security-Policy';
const ownStyles = "style-src 'self'";

/** Lets the style sheet in that the page of a response carries: its own part of the site's styles. */
export const allowStyles = (res: Response, styles: string): void => {
  const policy = res.get(policyHeader);
  if (policy) res.set(policyHeader, policy.replace(ownStyles, `${ownStyles} ${hashOf(styles)}`));
};

/** What a middleware that looks at no request sets on each answer. */
const headersSetBy = (middleware: RequestHandler): readonly (readonly [name: string, value: string])[] => {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as Request, answer as unknown as Response, (error?: unknown) => {
    if (error) throw error;
  });
  return [...headers];
};

/** The headers that tell a browser what this site may do and who may use its parts: the same on each answer, made once. */
export const securityHeaders = (config: Config, origin: string): RequestHandler => {
  const overHttps = origin.startsWith('https:');
  const pictures = originsOf(config.IMAGE_CDN_URL);
  const frames = originsOf(config.MAP_EMBED_URL, config.TOUR_EMBED_URL);
  const headers = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'base-uri': ["'none'"],
          'connect-src': ["'self'"],
          'font-src': ["'self'", ...pictures],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'frame-src': frames.length > 0 ? frames : ["'none'"],
          'img-src': ["'self'", ...pictures],
          'manifest-src': ["'self'"],
          'script-src': ["'self'", ...[consentScript, waitForStyles, speculationRules].map(hashOf)],
          'style-src': ["'self'"],
          ...(overHttps ? { 'upgrade-insecure-requests': [] } : {}),
        },
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: overHttps,
    }),
  );
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    next();
  };
};
