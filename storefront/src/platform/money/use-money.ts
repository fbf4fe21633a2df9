import { formatMoney } from '@manifold/domain/money/format';
import { money, type Money } from '@manifold/domain/money/money';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../store/use-store-config.js';

/** Returns a function that formats amounts for the locale. */
export function useMoney(): (amount: Money) => string {
  const { locale } = useIntl();
  return (amount) => formatMoney(amount, locale);
}

/** Returns a function that formats cents in the store's currency, as config values are stored. */
export function useStoreMoney(): (centAmount: number) => string {
  const { currencyCode } = useStoreConfig();
  const formatAmount = useMoney();
  return (centAmount) => formatAmount(money(centAmount, currencyCode));
}
