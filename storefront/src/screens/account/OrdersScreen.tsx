import { labelled } from '@manifold/domain/label/labelled';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { accountMessages } from '../../features/account/messages.js';
import { orderListMessages as messages } from '../../features/my-orders/messages.js';
import { OrderList } from '../../features/my-orders/OrderList.js';
import { orderSegment } from '../../features/my-orders/order-path.js';
import { accountTitles } from '../../platform/account/pages.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { AccountFrame } from './AccountFrame.js';

/** The customer's orders. */
export function OrdersScreen() {
  const { formatMessage, locale } = useIntl();
  const showing = (orderNumber: string) => labelled(formatMessage(messages.show), orderNumber, locale);
  return (
    <AccountFrame title={accountTitles.orders}>
      {() => (
        <OrderList
          linkTo={(order) => (
            <Link
              to="/my-account/my-orders/$orderNumber"
              params={{ orderNumber: orderSegment(order) }}
              aria-label={showing(order.orderNumber)}
              className={buttonClasses({ variant: 'tertiary' })}
            >
              {formatMessage(messages.show)}
            </Link>
          )}
          shopLink={
            <Link to="/" className={buttonClasses({})}>
              {formatMessage(accountMessages.toShop)}
            </Link>
          }
        />
      )}
    </AccountFrame>
  );
}
