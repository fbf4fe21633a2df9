import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { showExactAmount } from '../shared/values/amount.js';
import { useFormatLocale } from '../language/use-language.js';
import { OrderSection } from './OrderSection.js';

const SUMS = ['total', 'authorised', 'captured', 'refunded', 'open'] as const;

/** Shows the sums of the order's payments. */
export function OrderMoney({ order }: { readonly order: DeskOrder }) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { paymentMethod, references } = order;
  return (
    <OrderSection title={translate('console.orderDesk.money')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0 }}>
        {SUMS.map((sum) => (
          <Box key={sum} sx={{ display: 'contents', fontWeight: sum === 'open' ? 650 : 400 }}>
            <Box component="dt">{translate(`console.orderDesk.sums.${sum}`)}</Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {showExactAmount(order.money[sum], locale)}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {translate(`console.orderDesk.methods.${paymentMethod ?? 'none'}`, { _: paymentMethod ?? '' })}
        {references.map((reference) => ` · ${reference}`)}
      </Typography>
    </OrderSection>
  );
}
