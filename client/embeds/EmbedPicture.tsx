import { type PictureFiles, ResponsivePicture } from '../components/ResponsivePicture.tsx';

export type EmbedPictureProps = {
  picture: PictureFiles | { src: string; width: number; height: number; alt: string };
  sizes: string;
};

/** The site's own picture, shown until the embed loads. */
export const EmbedPicture = ({ picture, sizes }: EmbedPictureProps) => {
  if ('avif' in picture) return <ResponsivePicture files={picture} sizes={sizes} loading="lazy" />;
  const { src, width, height, alt } = picture;
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" />;
};
