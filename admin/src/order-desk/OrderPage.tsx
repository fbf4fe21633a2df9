import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';
import { OrderActions } from './OrderActions.js';
import { OrderCorrespondence } from './OrderCorrespondence.js';
import { OrderDeliveries } from './OrderDeliveries.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderLines } from './OrderLines.js';
import { OrderMoney } from './OrderMoney.js';
import { OrderSentence } from './OrderSentence.js';
import { OrderTimeline } from './OrderTimeline.js';
import { RequestList } from './RequestList.js';
import { Retry } from '../shared/errors/Retry.js';
import { useDeskOrder } from './use-order-desk.js';

/** Shows an order: its state, the next actions, and its history. */
export function OrderPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useDeskOrder(id);
  const problem = error && (
    <Alert severity="error" action={<Retry onRetry={refetch} />}>
      {translate(textOf(error))}
    </Alert>
  );
  if (problem && !order) {
    return (
      <Box sx={{ pt: 2 }}>
        <ScreenTitle title={translate('console.orderDesk.title')} />
        {problem}
        <BackToSearch />
      </Box>
    );
  }
  if (!order) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2, minWidth: 0 }}>
      <ScreenTitle title={translate('console.orderDesk.orderTitle', { number: order.orderNumber })} />
      <BackToSearch />
      {/* The order stays on screen, with a text that is being typed about it. */}
      {problem}
      <OrderSentence order={order} />
      <RequestList requests={order.requests} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <OrderLines order={order} />
          <OrderTimeline id={order.id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <OrderMoney order={order} />
          <OrderActions order={order} />
          <OrderCorrespondence id={order.id} />
          <OrderDeliveries order={order} />
          <OrderFacts order={order} />
        </Box>
      </Box>
    </Box>
  );
}

function textOf(error: Error): string {
  return errorCode(error) === 'not-found' ? 'console.orderDesk.unknown' : errorMessageId(error);
}

function BackToSearch() {
  const translate = useTranslate();
  return (
    <Button component={RouterLink} to="/orders" sx={{ justifySelf: 'start' }}>
      {translate('console.orderDesk.back')}
    </Button>
  );
}
