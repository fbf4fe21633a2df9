import type { Order } from '@manifold/domain/order/contract';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { confirmationMessages as messages } from './messages.js';

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 pr-3 pl-5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto]';

/** Formats an IBAN in groups of four; it is copied without the spaces. */
const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The details for a bank transfer, each with a button that copies it. */
export function BankDetails({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const { bankTransfer, totalPayable } = order;
  if (!bankTransfer) return null;
  const rows = [
    { key: 'amount', value: formatAmount(totalPayable) },
    { key: 'accountOwner', value: bankTransfer.accountOwner },
    { key: 'iban', value: bankTransfer.iban },
    { key: 'bic', value: bankTransfer.bic },
    { key: 'bankInstitute', value: bankTransfer.bankInstitute },
    { key: 'reference', value: bankTransfer.reference },
  ] as const;
  return (
    <section className="rounded-card border border-hairline bg-surface">
      <h2 className="px-5 pt-5 pb-2 text-md font-bold">{formatMessage(messages.bankDetails)}</h2>
      <dl className="divide-y divide-hairline">
        {rows.map(({ key, value }) => (
          <div key={key} className={ROW}>
            <dt className="text-ink-soft">{formatMessage(messages[key])}</dt>
            <dd className="tabular min-w-0 font-semibold">{key === 'iban' ? formatIban(value) : value}</dd>
            <dd className="max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2">
              <CopyButton name={formatMessage(messages[key])} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function CopyButton({ name, value }: { readonly name: string; readonly value: string }) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notices.show({ id: 'copied', kind: 'status', text: formatMessage(messages.copied, { name }) });
    } catch {
      // Forbidden by the browser. The text can be selected by hand.
    }
  };
  const label = formatMessage(messages.copy, { name });
  return (
    <Button variant="quinary" size="sm" icon="copy" aria-label={label} title={label} onClick={() => void copy()}>
      {null}
    </Button>
  );
}
