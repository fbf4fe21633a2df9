import type { Order } from '@manifold/domain/order/contract';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { CopyableDetails } from './CopyableDetails.js';
import { confirmationMessages as messages } from './messages.js';

/** Formats an IBAN in groups of four; it is copied without the spaces. */
const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The details for a bank transfer. */
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
  const details = rows.map(({ key, value }) => ({
    key,
    name: formatMessage(messages[key]),
    value,
    shown: key === 'iban' ? formatIban(value) : value,
  }));
  return (
    <CopyableDetails title={formatMessage(messages.bankDetails)} details={details}>
      {bankTransfer.code && <PaymentCode src={bankTransfer.code} />}
    </CopyableDetails>
  );
}

/** The code that a banking app scans, with sharp edges. It is black on white in every brand. */
function PaymentCode({ src }: { readonly src: string }) {
  const { formatMessage } = useIntl();
  return (
    <figure className="flex flex-wrap items-center gap-4 border-t border-hairline p-5">
      <img
        src={src}
        width={192}
        height={192}
        alt={formatMessage(messages.qrAlt)}
        className="size-48 shrink-0 [image-rendering:pixelated]"
      />
      <figcaption className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
        {formatMessage(messages.qrCaption)}
      </figcaption>
    </figure>
  );
}
