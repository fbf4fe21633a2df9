import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { moneyState, shipmentText } from './order-texts.js';

/** Describes in one sentence the state of the order and the next action. */
export function OrderSentence({ order }: { readonly order: DeskOrder }) {
  const translate = useTranslate();
  const sentence = translate('console.orderDesk.sentence', {
    money: translate(`console.orderDesk.moneyStates.${moneyState(order)}`),
    shipment: translate(`console.orderDesk.shipmentStates.${shipmentText(order)}`),
  });
  return (
    <Paper variant="outlined" sx={{ p: 2, bgcolor: 'state.own' }}>
      <Typography sx={{ fontSize: 18 }}>
        {sentence} <strong>{translate(`console.orderDesk.next.${order.nextStep}`)}</strong>
      </Typography>
    </Paper>
  );
}
