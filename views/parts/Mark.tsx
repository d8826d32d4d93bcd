/** The drop of amber, drawn in the text's own size; the words beside it say what it is. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 20 28" aria-hidden="true" focusable="false">
    <path d="M10 1c3 6 9 10 9 17a9 9 0 0 1-18 0C1 11 7 7 10 1Z" />
  </svg>
);
