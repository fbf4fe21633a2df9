import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../language/use-language.js';
import { OrderSection } from './OrderSection.js';

/** Shows the deliveries of an order with their products and parcels, and its returns. */
export function OrderDeliveries({ order }: { readonly order: DeskOrder }) {
  const translate = useTranslate();
  const when = useInstantText();
  const { deliveries, returns } = order;
  const isEmpty = deliveries.length === 0 && returns.length === 0;
  return (
    <OrderSection title={translate('console.orderDesk.deliveries')}>
      {isEmpty && <Typography color="text.secondary">{translate('console.orderDesk.noDeliveries')}</Typography>}
      {deliveries.map(({ id, createdAt, items, parcels }) => (
        <Box key={id} sx={{ mb: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{when(createdAt)}</Typography>
          <Items items={items} />
          {parcels.map(({ id: parcelId, carrier, trackingId }) => (
            <Typography key={parcelId} color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[carrier, trackingId].filter(Boolean).join(' · ')}
            </Typography>
          ))}
        </Box>
      ))}
      {returns.map((each, index) => (
        <OrderReturn key={`${each.returnedAt} ${index}`} {...each} />
      ))}
    </OrderSection>
  );
}

/** A return: announced by the customer, with a reason, or received. */
function OrderReturn({ returnedAt, items }: DeskOrder['returns'][number]) {
  const translate = useTranslate();
  const when = useInstantText();
  const [first] = items;
  const isAnnounced = items.every(({ shipmentState }) => shipmentState === 'Advised');
  const title = isAnnounced ? 'console.orderDesk.returnAnnounced' : 'console.orderDesk.returned';
  const reason = first?.reason ? translate(`console.orderDesk.returnReasons.${first.reason}`) : '';
  const why = [reason, first?.note].filter(Boolean).join(': ');
  return (
    <Box sx={{ mb: 1 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {translate(title, { when: returnedAt === null ? '' : when(returnedAt) })}
      </Typography>
      {why !== '' && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {why}
        </Typography>
      )}
      <Items items={items} />
    </Box>
  );
}

function Items({ items }: { readonly items: readonly { readonly name: string; readonly quantity: number }[] }) {
  return items.map(({ name, quantity }, index) => <div key={`${name} ${index}`}>{`${quantity} × ${name}`}</div>);
}
