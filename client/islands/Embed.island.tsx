import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onPlainClick } from '../events/plainClick.ts';
import { currentConsent, onConsent } from '../page/consent.ts';
import { type PictureFiles, ResponsivePicture } from '../pictures/ResponsivePicture.tsx';

export type EmbedProps = {
  /** What is embedded, and where it is to be had outside of this page. */
  url: string;
  link: string;
  picture: PictureFiles | { src: string; width: number; height: number; alt: string };
  sizes: string;
  /** `button` names the provider; `note` tells what loading means. */
  words: { title: string; button: string; note: string };
};

/**
 * A place for something of an outside provider: a picture of ours, until the visitor asks for the real thing here or has
 * accepted such things in general. As plain HTML the button is a link that leads there.
 */
export const Embed = ({ url, link, picture, sizes, words }: EmbedProps) => {
  const [isAsked, setAsked] = useState(false);
  const consent = useSyncExternalStore(onConsent, currentConsent, () => null);
  const frame = useRef<HTMLIFrameElement>(null);
  // What was asked for takes the focus that the button had.
  useEffect(() => {
    if (isAsked) frame.current?.focus();
  }, [isAsked]);
  // Whoever rejects means this one too, also if it was asked for before.
  useEffect(() => onConsent((choice) => choice === 'rejected' && setAsked(false)), []);
  const { width, height } = picture;
  return (
    <div className="embed">
      {isAsked || consent === 'accepted' ? (
        <iframe
          ref={frame}
          src={url}
          title={words.title}
          width={width}
          height={height}
          loading="lazy"
          allow="fullscreen"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          {'avif' in picture ? (
            <ResponsivePicture files={picture} sizes={sizes} priority="near" />
          ) : (
            <img src={picture.src} width={width} height={height} alt={picture.alt} loading="lazy" />
          )}
          <div className="embed__ask">
            <a className="button" href={link} rel="noreferrer" onClick={onPlainClick(() => setAsked(true))}>
              {words.button}
            </a>
            <p className="text-small">{words.note}</p>
          </div>
        </>
      )}
    </div>
  );
};
