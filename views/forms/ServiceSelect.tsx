import type { ServiceSlug } from '../../content/catalogue.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { servicesIn } from '../catalogue.ts';
import { formatDuration, formatPrice } from '../format.ts';
import { controlProps, FieldFrame } from './Field.tsx';

type Props = {
  id: string;
  /** What was sent before; a text that is none of the options is kept as one more. */
  value: string;
  /** The massage that the page's address names. */
  chosen: ServiceSlug | undefined;
  error: string | undefined;
  copy: Copy;
  locale: Locale;
};

/** The choice of a massage. The options' values are the plain titles; their labels have the prices. */
export const ServiceSelect = ({ id, value, chosen, error, copy, locale }: Props) => {
  const services = servicesIn(locale);
  const selected = value || services.find(({ slug }) => slug === chosen)?.title || '';
  const isOption = services.some(({ title }) => title === selected);
  return (
    <FieldFrame id={id} label={copy.form.service} error={error}>
      <select
        {...controlProps({ id, error })}
        name="service"
        required
        autoComplete="off"
        defaultValue={selected}
      >
        <option value="" disabled>
          {copy.form.servicePlaceholder}
        </option>
        {!isOption && selected && <option value={selected}>{selected}</option>}
        {services.map(({ slug, title, options }) => (
          <option key={slug} value={title}>
            {`${title} – ${options
              .map(({ minutes, euros }) => `${formatDuration(minutes)} ${formatPrice(euros, locale)}`)
              .join(', ')}`}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
