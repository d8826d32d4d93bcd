import { catalogue, type ServiceSlug } from './catalogue.ts';

export type PictureId = 'hero' | 'hero-portrait' | `services/${ServiceSlug}`;

/** A picture's own size in pixels and the widths it is served in. */
export type Picture = { width: number; height: number; widths: readonly number[] };

const landscape: Picture = { width: 1500, height: 1000, widths: [480, 800, 1200, 1500] };

/** Every picture the site shows. The files are `static/pictures/<id>-<width>.<avif|jpg>`. */
export const pictures: Record<PictureId, Picture> = {
  hero: { width: 2560, height: 1440, widths: [960, 1440, 2000, 2560] },
  'hero-portrait': { width: 1000, height: 1250, widths: [480, 800, 1000] },
  ...(Object.fromEntries(catalogue.map(({ slug }) => [`services/${slug}`, landscape])) as Record<
    `services/${ServiceSlug}`,
    Picture
  >),
};
