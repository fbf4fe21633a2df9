import type { MethodRefusal } from '@manifold/domain/payment-methods/refusals';
import { useIntl } from 'react-intl';
import { useStoreMoney } from '../money/use-money.js';
import { useStoreConfig } from '../store/use-store-config.js';
import { refusalMessages } from './messages.js';

/** Returns a function that says why a method is closed, with the store's limit in it; undefined if the method is open. */
export function useRefusalText(): (method: MethodRefusal) => string | undefined {
  const { formatMessage } = useIntl();
  const write = useStoreMoney();
  const { cashOnDelivery, maximumCashOrBankItems } = useStoreConfig().paymentRules;
  return ({ refusal }) =>
    refusal === null
      ? undefined
      : formatMessage(refusalMessages[refusal], {
          limit: write(cashOnDelivery.priceLimitCentAmount),
          count: refusal === 'too-many-items' ? (cashOnDelivery.itemLimit ?? 0) : maximumCashOrBankItems,
        });
}
