import { onPlainClick } from '../events/onPlainClick.ts';
import { photoAt, photoId } from './photos.ts';

type Props = {
  photo: number;
  count: number;
  gallery: string;
  words: { close: string; previous: string; next: string };
  show: (photo: number) => void;
  close: () => void;
};

/** Closing and turning pages: links that work without JavaScript too. */
export const LightboxControls = ({ photo, count, gallery, words, show, close }: Props) => {
  const linkTo = (target: number) => ({
    href: `${gallery}?photo=${target}`,
    onClick: onPlainClick(() => show(target)),
  });
  return (
    <ul className="lightbox__controls">
      <li>
        {/* biome-ignore lint/a11y/noAutofocus: an open dialog takes the focus, and this is the way out of it. */}
        <a href={`${gallery}#${photoId(photo)}`} autoFocus onClick={onPlainClick(close)}>
          {words.close}
        </a>
      </li>
      <li>
        <a {...linkTo(photoAt(photo, -1, count))} rel="prev">
          <span className="lightbox__arrow" />
          <span className="visually-hidden">{words.previous}</span>
        </a>
      </li>
      <li>
        <a {...linkTo(photoAt(photo, 1, count))} rel="next">
          <span className="lightbox__arrow lightbox__arrow--next" />
          <span className="visually-hidden">{words.next}</span>
        </a>
      </li>
    </ul>
  );
};
