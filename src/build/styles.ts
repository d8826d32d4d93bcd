import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAsync } from 'lightningcss';
import { breakpoints, windowHeights } from '../../content/breakpoints.ts';

/** The browsers that the script is built for too, as Lightning CSS writes versions: a byte each for major and minor. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** What `site.css` imports as `custom-media.css`. */
const customMedia = [
  ...Object.entries(breakpoints).map(([name, width]) => [name, `(width >= ${width})`]),
  ...Object.entries(windowHeights),
]
  .map(([name, query]) => `@custom-media --${name} ${query};\n`)
  .join('');

/**
 * The styles of `static/styles/site.css` in one text, in which the files of `static/` that they name have the URLs of
 * `urls`. Rejects where one names a file that is not there.
 */
export const bundleStyles = async (root: string, urls: Record<string, string>): Promise<string> => {
  const { code } = await bundleAsync({
    filename: join(root, 'static/styles/site.css'),
    minify: true,
    targets,
    drafts: { customMedia: true },
    resolver: {
      read: (file) => (file.endsWith('/custom-media.css') ? customMedia : readFile(file, 'utf8')),
    },
    visitor: {
      Url: ({ url, loc }) => {
        const served = urls[url.replace('../', '')];
        if (!served) throw new Error(`No file '${url}'`);
        return { url: served, loc };
      },
    },
  });
  return code.toString();
};
