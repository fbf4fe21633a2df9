import type { Order, VoucherAction } from '@manifold/domain/order/contract';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { CopyableDetails } from './CopyableDetails.js';
import { confirmationMessages as messages } from './messages.js';

/** Returns the voucher that is still to be paid; undefined if the order has none. */
export const voucherOf = ({ paymentInfo }: Pick<Order, 'paymentInfo'>): VoucherAction | undefined =>
  paymentInfo.payments.find(({ action }) => action?.type === 'voucher')?.action ?? undefined;

/** Returns a function that formats until when a voucher can be paid. The provider names the time without a zone. */
export function useExpiry(): (voucher: VoucherAction) => string {
  const { formatDate } = useIntl();
  return ({ expiresAt }) => formatDate(new Date(expiresAt), { dateStyle: 'long', timeStyle: 'short' });
}

/** The details for paying a Multibanco voucher at a cash machine or in online banking. */
export function VoucherDetails({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const formatExpiry = useExpiry();
  const voucher = voucherOf(order);
  if (!voucher) return null;
  const rows = [
    { key: 'entity', value: voucher.entity },
    { key: 'voucherReference', value: voucher.reference },
    { key: 'amount', value: formatAmount(order.totalPayable) },
    { key: 'payUntil', value: formatExpiry(voucher) },
    { key: 'merchantReference', value: voucher.merchantReference },
  ] as const;
  const details = rows.map(({ key, value }) => ({ key, name: formatMessage(messages[key]), value }));
  return <CopyableDetails title={formatMessage(messages.voucherDetails)} details={details} />;
}
