import type { Saving } from '@manifold/domain/cart/contract';
import type { Money } from '@manifold/domain/money/money';
import { useIntl } from 'react-intl';
import { priceMessages } from './messages.js';

export interface LineSavingsProps {
  readonly savings: readonly Saving[];
  readonly write: (amount: Money) => string;
}

/** Why a line costs less than price × quantity: one row per discount. Nothing without a discount. */
export function LineSavings({ savings, write }: LineSavingsProps) {
  const { formatMessage } = useIntl();
  if (savings.length === 0) return null;
  return (
    <ul className="tabular mt-0.5 space-y-0.5 text-xs font-medium text-saving">
      {savings.map(({ name, amount }, index) => (
        <li key={index}>
          {formatMessage(priceMessages.savingOf, {
            name: name ?? formatMessage(priceMessages.discount),
            amount: write(amount),
          })}
        </li>
      ))}
    </ul>
  );
}
