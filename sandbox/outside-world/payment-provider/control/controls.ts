import { REFUSALS } from '../methods/test-cards.js';
import { chargeBack, failAfterwards } from '../payments/modifications.js';
import { authorise, expire, refuse, type Change, type Payment } from '../payments/payment.js';
import { newPspReference } from '../payments/psp-reference.js';

/** Something that happens to a payment outside the shop. */
interface Control {
  readonly name: string;
  readonly label: string;
  isPossible(payment: Payment): boolean;
  apply(payment: Payment): Change;
}

const isOpen = ({ state }: Payment): boolean => state === 'pending' || state === 'action-required';
const hasSucceeded = (payment: Payment, kind: 'capture' | 'refund'): boolean =>
  payment.modifications.some((made) => made.kind === kind && made.outcome === 'succeeded');

/** The controls in the order of the page. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'pay-voucher',
    label: 'Pay voucher',
    isPossible: (payment) => isOpen(payment) && payment.voucher !== undefined,
    apply: authorise,
  },
  {
    name: 'authorise',
    label: 'Authorise',
    isPossible: (payment) => isOpen(payment) && payment.voucher === undefined,
    apply: authorise,
  },
  { name: 'refuse', label: 'Refuse', isPossible: isOpen, apply: (payment) => refuse(payment, REFUSALS.refused) },
  { name: 'expire', label: 'Expire', isPossible: isOpen, apply: expire },
  {
    name: 'fail-capture',
    label: 'Capture fails',
    isPossible: (payment) => hasSucceeded(payment, 'capture'),
    apply: (payment) => failAfterwards(payment, 'capture'),
  },
  {
    name: 'fail-refund',
    label: 'Refund fails',
    isPossible: (payment) => hasSucceeded(payment, 'refund'),
    apply: (payment) => failAfterwards(payment, 'refund'),
  },
  {
    name: 'charge-back',
    label: 'Charge back',
    isPossible: ({ captured, refunded, chargedBack }) => captured > refunded + chargedBack,
    apply: (payment) => chargeBack(payment, newPspReference()),
  },
];

export const possibleControls = (payment: Payment): readonly Control[] =>
  CONTROLS.filter((control) => control.isPossible(payment));
