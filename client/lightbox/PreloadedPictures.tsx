import { useEffect, useState } from 'react';
import { type PictureFiles, ResponsivePicture } from '../pictures/ResponsivePicture.tsx';

/** Pictures that may be shown next. Only once hydrated: without JavaScript the next picture is another page. */
export const PreloadedPictures = ({ pictures }: { pictures: readonly PictureFiles[] }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <div hidden>
      {pictures.map((files) => (
        <ResponsivePicture key={files.src} files={files} sizes="100vw" priority="now" />
      ))}
    </div>
  );
};
