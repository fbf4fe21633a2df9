import { formatMoney } from '@manifold/domain/money/format';
import { money, type Money } from '@manifold/domain/money/money';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../store/use-store-config.js';

/** Writes amounts as the people of this locale do. */
export function useMoney(): (amount: Money) => string {
  const { locale } = useIntl();
  return (amount) => formatMoney(amount, locale);
}

/** Writes an amount of cents of the store's currency: what config gives. */
export function useStoreMoney(): (centAmount: number) => string {
  const { currencyCode } = useStoreConfig();
  const formatAmount = useMoney();
  return (centAmount) => formatAmount(money(centAmount, currencyCode));
}
