/**
 * When an island hydrates. `touch`: at the first pointer, key or focus in it, or in an element that names it in
 * `data-island-for`. `visible`: when it is near, once the visitor has scrolled. `consent`: when it is near, once cookies
 * are accepted. `history`: when Back or Forward changes the address.
 */
export type Trigger = 'touch' | 'visible' | 'consent' | 'history';

/** The island that an event belongs to: the one around its target, or the one that the target names. */
export const islandOf = ({ target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const place = target.closest<HTMLElement>('[data-island], [data-island-for]');
  const id = place?.dataset['islandFor'];
  return id ? document.getElementById(id) : place;
};

/** All islands of the page with a trigger. */
export const islandsOn = (trigger: Trigger): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-island-on~=${trigger}]`),
];
