/** A picture with its files: what both server and browser need to show it. */
export type PictureFiles = {
  avif: string;
  jpeg: string;
  /** The file for browsers that know no `srcset`. */
  src: string;
  width: number;
  height: number;
  alt: string;
};

type Props = {
  files: PictureFiles;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes: string;
  /** `first` is the largest paint of the page and fetched first; `near` waits until it is near; `now` does not wait. */
  priority: 'first' | 'near' | 'now';
  className?: string | undefined;
};

const loading = {
  first: { fetchPriority: 'high' },
  near: { loading: 'lazy', decoding: 'async' },
  now: {},
} as const;

/** A picture in the widths and formats it is kept in. */
export const ResponsivePicture = ({ files, sizes, priority, className }: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={files.avif} sizes={sizes} />
    <img
      src={files.src}
      srcSet={files.jpeg}
      sizes={sizes}
      width={files.width}
      height={files.height}
      alt={files.alt}
      {...loading[priority]}
    />
  </picture>
);
