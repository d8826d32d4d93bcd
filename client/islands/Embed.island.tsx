import { EmbedPicture, type EmbedPictureProps } from '../embeds/EmbedPicture.tsx';
import { useEmbed } from '../embeds/useEmbed.ts';
import { onPlainClick } from '../events/plainClick.ts';

export type EmbedProps = EmbedPictureProps & {
  /** What is embedded, and where it is to be had outside of this page. */
  url: string;
  link: string;
  /** `button` names the provider; `note` tells what loading means; in `failed` the provider is a link. */
  words: { title: string; button: string; note: string; failed: string; provider: string };
};

/** What is said where the provider's page does not come, with the link to it. */
const Failure = ({ link, words }: Pick<EmbedProps, 'link' | 'words'>) => {
  const [before, after] = words.failed.split(words.provider);
  return (
    <p>
      {before}
      <a href={link} rel="noreferrer">
        {words.provider}
      </a>
      {after}
    </p>
  );
};

/**
 * A place for something of an outside provider: a picture of ours, until the visitor asks for the real thing here or has
 * accepted such things in general, and again where that does not come. As plain HTML the button is a link that leads there.
 */
export const Embed = ({ url, link, picture, sizes, words }: EmbedProps) => {
  const { isShown, hasFailed, place, frame, ask } = useEmbed();
  return (
    <div className="embed" ref={place}>
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
      <div className="embed__failure" role="status">
        {hasFailed && <Failure link={link} words={words} />}
      </div>
      {!isShown && (
        <div className="embed__ask">
          <a className="button" href={link} rel="noreferrer" onClick={onPlainClick(ask)}>
            {words.button}
          </a>
          <p className="text-small">{words.note}</p>
        </div>
      )}
    </div>
  );
};
