import type { OrderStage } from '@manifold/domain/my-orders/stage';
import { useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { stageMessages } from './messages.js';

const GOOD = 'bg-ok-ground text-ok';
const WAITING = 'bg-warn-ground text-warn';
const BAD = 'bg-danger-ground text-danger';
const QUIET = 'bg-sunken text-ink';

const LOOKS: Readonly<Record<OrderStage, readonly [icon: IconName, tone: string]>> = {
  cancelled: ['close', QUIET],
  returned: ['return', GOOD],
  'return-announced': ['return', WAITING],
  'awaiting-transfer': ['bank', WAITING],
  'awaiting-voucher': ['cash', WAITING],
  'payment-failed': ['warning', BAD],
  preparing: ['box', QUIET],
  delayed: ['calendar', WAITING],
  ready: ['box', QUIET],
  'partly-shipped': ['truck', GOOD],
  shipped: ['truck', GOOD],
  delivered: ['check', GOOD],
};

/** The stage of an order, and its next step. */
export function StageNote({ stage }: { readonly stage: OrderStage }) {
  const { formatMessage } = useIntl();
  const [icon, tone] = LOOKS[stage];
  return (
    <p className={classNames('flex items-start gap-2 rounded-card p-3 text-sm font-medium', tone)}>
      <Icon name={icon} />
      <span>{formatMessage(stageMessages[stage])}</span>
    </p>
  );
}
