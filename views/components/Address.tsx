import { business } from '../../content/business.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { formatStreet } from '../texts/format.ts';
import { mapsUrl } from '../urls.ts';

/** The street address, the metro stops and a link to a maps service. */
export const Address = ({ texts }: { texts: Texts }) => (
  <>
    <address translate="no" lang="ca">
      {formatStreet()}
      <br />
      {`${business.address.postalCode} ${business.address.city}`}
    </address>
    <p>{texts.layout.footer.metro}</p>
    <p className="address__maps">
      <a href={mapsUrl}>{texts.layout.footer.mapsLink}</a>
    </p>
  </>
);
