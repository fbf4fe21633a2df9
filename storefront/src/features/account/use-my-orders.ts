import { useIntl } from 'react-intl';
import { useAccount, useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';

/** Returns a function that opens the customer's orders in a new tab, at an address that works once. */
export function useMyOrders(): () => Promise<void> {
  const { notices } = useShop();
  const { formatMessage } = useIntl();
  const customer = useAccount();
  const call = useCustomerApi();
  return async () => {
    if (!customer) return;
    // Opened before the answer, because browsers allow a new tab only during a click.
    const tab = window.open('', '_blank');
    try {
      const address = await call('getMyOrdersUrl', { email: customer.email });
      if (!tab) return window.location.assign(address);
      tab.opener = null;
      tab.location.replace(address);
    } catch (reason) {
      tab?.close();
      notices.show({ id: 'my-orders', kind: 'problem', text: formatMessage(errorMessage(reason)) });
    }
  };
}
