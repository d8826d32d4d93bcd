import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The origins of the URLs that are set. */
const listOrigins = (...urls: string[]): string[] => {
  const origins = urls.filter(Boolean).map((url) => new URL(url).origin);
  return [...new Set(origins)];
};

const setPermissions: RequestHandler = (_req, res, next) => {
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  next();
};

/** Sets the same security headers for every answer. */
export const securityHeaders = (config: Config, origin: string): RequestHandler[] => {
  const isHttps = origin.startsWith('https:');
  const pictures = listOrigins(config.IMAGE_CDN_URL);
  const frames = listOrigins(config.MAP_EMBED_URL, config.TOUR_EMBED_URL);
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'frame-src': frames.length > 0 ? frames : ["'none'"],
        'img-src': ["'self'", ...pictures],
        'manifest-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'upgrade-insecure-requests': isHttps ? [] : null,
      },
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
  });
  return [headers, setPermissions];
};
