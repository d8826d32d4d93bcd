import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { bookingsEndpoint, consentEndpoint, consentStyles, routes } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';

/** Segments of an unknown path that are looked at. */
const maxSegments = 8;

/** Characters of a digest: enough to tell the dead links of a site apart. */
const digestLength = 8;

const paths = [
  ...Object.values(routes).flatMap(({ path }) => Object.values(path)),
  bookingsEndpoint,
  consentEndpoint,
  consentStyles,
];

/** What the site's own addresses are made of, and what scanners and crawlers ask every site for. */
const ownWords = new Set([
  ...paths.flatMap((path) => path.split('/')).filter((segment) => !segment.startsWith(':')),
  ...Object.values(pages).flatMap(({ slugs = [] }) => slugs),
  ...['assets', 'client', 'fonts', 'icons', 'pictures'],
  ...['.env', '.git', '.well-known', 'admin', 'ads.txt', 'apple-touch-icon.png', 'config', 'favicon.ico'],
  ...['index.html', 'index.php', 'login', 'phpmyadmin', 'robots.txt', 'sitemap.xml', 'vendor'],
  ...['wordpress', 'wp-admin', 'wp-content', 'wp-includes', 'wp-login.php', 'xmlrpc.php'],
]);

/**
 * Makes the function that writes unknown paths as the log may hold them: segments that are words of our own, `*` for any other,
 * which may be a name, a number or an address that somebody typed or pasted; and a digest, by which a dead link that is asked
 * for often is known again. Its key dies with the process, so that nobody can try which names give it.
 */
export const createPathForLog = () => {
  const key = createSecretKey(randomBytes(32));
  return (path: string): string => {
    const segments = path.split('/', maxSegments + 1);
    const shown = segments.map((segment) => (ownWords.has(segment) ? segment : '*')).join('/');
    if (shown === path) return path;
    const digest = createHmac('sha256', key).update(path).digest('base64url').slice(0, digestLength);
    return `${shown} ${digest}`;
  };
};
