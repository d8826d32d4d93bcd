import { useLayoutEffect, useRef } from 'react';
import { useTooltipOwner } from '../tooltips/useTooltipOwner.ts';

const id = 'tooltip';

/** Pixels between a tooltip and the sides of the screen. */
const margin = 8;

/** The one tooltip of a page: it explains the element that is pointed at or has the focus. */
export const Tooltips = () => {
  const box = useRef<HTMLDivElement>(null);
  const owner = useTooltipOwner(box);

  useLayoutEffect(() => {
    if (!owner || !box.current) return;
    const { style, offsetWidth } = box.current;
    const { left, width, bottom } = owner.getBoundingClientRect();
    const nearest = offsetWidth / 2 + margin;
    const centre = Math.min(Math.max(left + width / 2, nearest), innerWidth - nearest);
    style.setProperty('inset-inline-start', `${centre}px`);
    style.setProperty('inset-block-start', `${bottom}px`);
    owner.setAttribute('aria-describedby', id);
    return () => owner.removeAttribute('aria-describedby');
  }, [owner]);

  return (
    <div className="tooltip" id={id} role="tooltip" hidden={owner === null} ref={box}>
      {owner?.dataset['tooltip']}
    </div>
  );
};
