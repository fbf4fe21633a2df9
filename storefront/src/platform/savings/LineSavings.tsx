import type { Saving } from '@manifold/domain/cart/contract';
import { useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import { useMoney } from '../money/use-money.js';

const messages = defineMessages({
  savingOf: { id: 'price.saving-of', defaultMessage: '{name}: −{amount}' },
});

/** The discounts of a line, one row each; renders nothing without a discount. */
export function LineSavings({ savings }: { readonly savings: readonly Saving[] }) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  if (savings.length === 0) return null;
  return (
    <ul className="tabular text-xs font-medium text-saving">
      {savings.map(({ name, amount }, index) => (
        <li key={index}>{formatMessage(messages.savingOf, { name, amount: formatAmount(amount) })}</li>
      ))}
    </ul>
  );
}
