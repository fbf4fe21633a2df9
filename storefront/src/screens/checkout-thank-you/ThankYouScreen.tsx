import { Link, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { Confirmation } from '../../features/order-confirmation/Confirmation.js';
import { confirmationMessages as messages } from '../../features/order-confirmation/messages.js';
import { NoOrder } from '../../features/order-confirmation/NoOrder.js';
import { useOrder } from '../../features/order-confirmation/use-order.js';
import { OrderSummary } from '../../features/order-summary/OrderSummary.js';
import { orderTotals } from '@manifold/domain/order/order-totals';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';

const SKELETON_ROWS = 6;

export function ThankYouScreen() {
  const { formatMessage } = useIntl();
  const { order: id } = useSearch({ from: '/checkout/thank-you' });
  const found = useOrder(id);
  if (found.status === 'loading') return <StepSkeleton title={formatMessage(messages.thanks)} rows={SKELETON_ROWS} />;
  if (found.status === 'found') {
    const { order } = found;
    return (
      <StepColumns
        isAsideLast
        aside={
          <OrderSummary
            isInitiallyOpen
            lines={order.lineItems}
            customLines={order.customLineItems}
            totals={orderTotals(order)}
          />
        }
      >
        <Confirmation order={order} />
        <div className="mt-8">
          <HomeLink />
        </div>
      </StepColumns>
    );
  }
  const hasFailed = found.status === 'failed';
  const actions = (
    <>
      {hasFailed ? <Button onClick={found.reload}>{formatMessage(messages.retry)}</Button> : null}
      <HomeLink />
    </>
  );
  return <NoOrder hasFailed={hasFailed} actions={actions} />;
}

function HomeLink() {
  const { formatMessage } = useIntl();
  return (
    <Link to="/" className={buttonClasses({ variant: 'tertiary' })}>
      {formatMessage(messages.goOn)}
    </Link>
  );
}
