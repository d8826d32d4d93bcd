import { LinkedText } from '../components/LinkedText.tsx';
import { EmbedPicture, type EmbedPictureProps } from '../embeds/EmbedPicture.tsx';
import { useEmbed } from '../embeds/useEmbed.ts';
import { onPlainClick } from '../events/plainClick.ts';
import { useIsHydrated } from './useIsHydrated.ts';

export type EmbedProps = EmbedPictureProps & {
  /** The URL of the frame. */
  url: string;
  /** The URL of the provider's own page with the same content. */
  link: string;
  /**
   * `note` explains what loading transmits. `elsewhere` contains the provider's name, which becomes a link.
   */
  words: { title: string; button: string; note: string; elsewhere: string; provider: string };
};

/**
 * An embed of another provider. Shows the site's own picture until the visitor requests the embed or has
 * accepted cookies. Before hydration the button is a link to the provider. A page cannot see whether a frame
 * of another origin has loaded, so a link to the provider stands below the frame.
 */
export const Embed = ({ url, link, picture, sizes, words }: EmbedProps) => {
  const { isShown, container, frame, request } = useEmbed();
  const isHydrated = useIsHydrated();
  return (
    <div className="embed" ref={container}>
      {isShown ? (
        <iframe
          ref={frame}
          src={url}
          title={words.title}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          allow="fullscreen"
          referrerPolicy="no-referrer"
        />
      ) : (
        <EmbedPicture picture={picture} sizes={sizes} />
      )}
      {isShown ? (
        <p className="embed__ask fine-print">
          <LinkedText text={words.elsewhere} link={{ text: words.provider, href: link }} />
        </p>
      ) : (
        <div className="embed__ask">
          <a
            className="button"
            href={link}
            rel="noreferrer"
            role={isHydrated ? 'button' : undefined}
            onClick={onPlainClick(request)}
            onKeyDown={(event) => {
              // Unlike a link, a button reacts to the space bar.
              if (event.key !== ' ') return;
              event.preventDefault();
              request();
            }}
          >
            {words.button}
          </a>
          <p className="fine-print">{words.note}</p>
        </div>
      )}
    </div>
  );
};
