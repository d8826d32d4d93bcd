import { type PictureFiles, ResponsivePicture } from '../pictures/ResponsivePicture.tsx';

export type EmbedPictureProps = {
  picture: PictureFiles | { src: string; width: number; height: number; alt: string };
  sizes: string;
};

/** The picture of ours that stands in an embed's place. */
export const EmbedPicture = ({ picture, sizes }: EmbedPictureProps) => {
  if ('avif' in picture) return <ResponsivePicture files={picture} sizes={sizes} priority="near" />;
  const { src, width, height, alt } = picture;
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" />;
};
