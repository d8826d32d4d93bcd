/** A picture with its files: what both server and browser need to show it. */
export type PictureFiles = {
  avif: string;
  jpeg: string;
  /** The file for browsers that know no `srcset`. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Classes for its colours before it is there, and for the point that stays when it is cut. */
  className: string;
};

type Props = {
  files: PictureFiles;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes: string;
  /** `first` is the largest paint of the page and fetched first; `near` waits until it is near; `now` does not wait. */
  priority: 'first' | 'near' | 'now';
  id?: string | undefined;
  className?: string | undefined;
  /** Another picture of the same for the screens that `media` names. */
  upright?: (PictureFiles & { media: string }) | undefined;
};

const loading = {
  first: { fetchPriority: 'high' },
  near: { loading: 'lazy', decoding: 'async' },
  now: {},
} as const;

/** A picture in the widths and formats it is kept in. */
export const ResponsivePicture = ({ files, sizes, priority, id, className, upright }: Props) => {
  const layoutOf = ({ width, height }: PictureFiles) => ({ sizes, width, height });
  return (
    <picture id={id} className={className ? `${className} ${files.className}` : files.className}>
      {upright && (
        <>
          <source media={upright.media} type="image/avif" srcSet={upright.avif} {...layoutOf(upright)} />
          <source media={upright.media} srcSet={upright.jpeg} {...layoutOf(upright)} />
        </>
      )}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img src={files.src} srcSet={files.jpeg} {...layoutOf(files)} alt={files.alt} {...loading[priority]} />
    </picture>
  );
};
