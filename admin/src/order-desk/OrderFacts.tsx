import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { countryName } from '../shared/place/place-name.js';
import { useInstantText, useLanguage } from '../language/use-language.js';
import { OrderSection } from './OrderSection.js';
import { addressLines } from './order-texts.js';

/** Shows customer, addresses and store. */
export function OrderFacts({ order }: { readonly order: DeskOrder }) {
  const translate = useTranslate();
  const when = useInstantText();
  const language = useLanguage();
  const { email, createdAt, countryCode, billingAddress, shippingAddress } = order;
  return (
    <OrderSection title={translate('console.orderDesk.customer')}>
      <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Link>
      <Typography color="text.secondary">
        {translate('console.orderDesk.placed', { when: when(createdAt), country: countryName(countryCode, language) })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', mt: 1 }}>
        <Address title={translate('console.orderDesk.billing')} lines={addressLines(billingAddress)} />
        <Address title={translate('console.orderDesk.shipping')} lines={addressLines(shippingAddress)} />
      </Box>
      {billingAddress.vatNumber && (
        <Typography sx={{ mt: 1 }}>
          {translate('console.orderDesk.vatNumber', { number: billingAddress.vatNumber })}
        </Typography>
      )}
    </OrderSection>
  );
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
    </Box>
  );
}
