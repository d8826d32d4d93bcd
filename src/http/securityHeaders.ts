import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { speculationRules } from '../../content/speculationRules.ts';
import { consentScript } from '../../views/components/consentScript.ts';
import type { Config } from '../config.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScripts = [consentScript, speculationRules].map(hash);

const listOrigins = (...urls: string[]): string[] => [
  ...new Set(urls.filter(Boolean).map((url) => new URL(url).origin)),
];

const setPermissions: RequestHandler = (_req, res, next) => {
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  next();
};

type Settings = Pick<Config, 'IMAGE_CDN_URL' | 'MAP_EMBED_URL' | 'TOUR_EMBED_URL'>;

/** Creates the middleware for every answer, and `allowStyles`, which sets the policy of a page. */
export const createSecurityHeaders = (config: Settings, origin: string) => {
  const isHttps = origin.startsWith('https:');
  const pictures = listOrigins(config.IMAGE_CDN_URL);
  const frames = listOrigins(config.MAP_EMBED_URL, config.TOUR_EMBED_URL);

  const createDirectives = (styleHash: string) => ({
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
      'script-src': ["'self'", ...inlineScripts],
      'style-src': ["'self'", styleHash],
      ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
    },
  });

  return {
    middleware: [
      helmet({
        // For answers that load nothing. `allowStyles` replaces this policy for a page.
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
        },
        xFrameOptions: { action: 'deny' },
        referrerPolicy: { policy: 'same-origin' },
        strictTransportSecurity: isHttps,
        // Current browsers ignore these headers, or behave the same without them.
        originAgentCluster: false,
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
      }),
      setPermissions,
    ],

    allowStyles: (res: Response, styles: string): void => {
      helmet.contentSecurityPolicy(createDirectives(hash(styles)))(res.req, res, (error) => {
        if (error) throw error;
      });
    },
  };
};

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;
