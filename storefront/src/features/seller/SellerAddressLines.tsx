import type { SellerAddress } from '@manifold/domain/seller/contract';
import { useIntl } from 'react-intl';

/** The postal address of the company that sells in the store. */
export function SellerAddressLines({ address }: { readonly address: SellerAddress }) {
  const { formatDisplayName } = useIntl();
  const { companyName, streetLine, postalCode, city, countryCode } = address;
  return (
    <address className="not-italic">
      {companyName}
      <br />
      {streetLine}
      <br />
      {postalCode} {city}
      <br />
      {/* The server and the browser may have different names for a country. */}
      <span suppressHydrationWarning>{formatDisplayName(countryCode, { type: 'region' })}</span>
    </address>
  );
}
