import type { Copy } from '../../content/copy.ts';

/** What there is besides the twelve massages. */
export const Extras = ({ copy }: { copy: Copy }) => (
  <section className="extras" aria-labelledby="extras-heading">
    <h2 id="extras-heading">{copy.extras.heading}</h2>
    <p>{copy.extras.intro}</p>
    <ul className="menu-list">
      {Object.entries(copy.extras.items).map(([id, { title, description }]) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </section>
);
