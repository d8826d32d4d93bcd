/** The files and attributes of a picture, for the server and the browser. */
export type PictureFiles = {
  /** The AVIF files with their widths, for `srcset`. */
  avif: string;
  /** A JPEG of medium width, for browsers without AVIF. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Classes for the placeholder colours and the focal point. */
  className: string;
};

type Props = {
  files: PictureFiles;
  /** The `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  /**
   * `high` is for the largest picture of the first screen. `lazy` waits until a picture is near the screen.
   */
  loading: 'high' | 'eager' | 'lazy';
  id?: string | undefined;
  className?: string | undefined;
  /** A portrait version for the screens that match `media`. */
  portrait?: (PictureFiles & { media: string }) | undefined;
};

const loadingAttributes = {
  high: { fetchPriority: 'high' },
  eager: {},
  lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
} as const;

/** A `<picture>` with all widths, and one JPEG for old browsers. */
export const ResponsivePicture = ({ files, sizes, loading, id, className, portrait }: Props) => {
  const sizeOf = ({ width, height }: PictureFiles) => ({ width, height });
  return (
    <picture id={id} className={className ? `${className} ${files.className}` : files.className}>
      {portrait && (
        <>
          <source
            media={portrait.media}
            type="image/avif"
            srcSet={portrait.avif}
            sizes={sizes}
            {...sizeOf(portrait)}
          />
          <source media={portrait.media} srcSet={portrait.src} {...sizeOf(portrait)} />
        </>
      )}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img src={files.src} {...sizeOf(files)} alt={files.alt} {...loadingAttributes[loading]} />
    </picture>
  );
};
