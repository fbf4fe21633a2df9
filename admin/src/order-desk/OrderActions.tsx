import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AvailableAction, DeskOrder } from '@manifold/domain/order-desk/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from './ActionDialog.js';
import { OrderSection } from './OrderSection.js';

/** Offers the actions on an order. An action that is not possible shows the reason. */
export function OrderActions({ order }: { readonly order: DeskOrder }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<AvailableAction>();
  return (
    <OrderSection title={translate('console.orderDesk.actions')}>
      <Stack spacing={1}>
        {order.actions.map((action) => (
          <Stack key={action.kind} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Button
              variant="outlined"
              color={action.kind === 'cancel' ? 'error' : 'primary'}
              disabled={action.refusal !== null}
              sx={{ minWidth: 140, flexShrink: 0 }}
              onClick={() => setChosen(action)}
            >
              {translate(`console.orderDesk.kinds.${action.kind}`)}
            </Button>
            {action.refusal && (
              <Typography variant="body2" color="text.secondary">
                {translate(`console.orderDesk.refusals.${action.refusal}`)}
              </Typography>
            )}
          </Stack>
        ))}
      </Stack>
      {chosen && <ActionDialog order={order} action={chosen} onClose={() => setChosen(undefined)} />}
    </OrderSection>
  );
}
