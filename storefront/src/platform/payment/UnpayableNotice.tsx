import type { MethodRefusal } from '@manifold/domain/payment-methods/refusals';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PhoneLink } from '../customer-care/PhoneLink.js';
import { useStoreConfig } from '../store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Icon } from '../../ui/Icon.js';
import { METHOD_NAMES, unpayableMessages } from './messages.js';
import { useRefusalText } from './use-refusal-text.js';

export interface UnpayableNoticeProps {
  readonly of: 'product' | 'cart';
  readonly methods: readonly MethodRefusal[];
  /** Another way on, beside the phone number. */
  readonly children?: ReactNode;
}

/** Says that no method can pay for a product or cart, why, and how to go on. It stands where an order button could not succeed. */
export function UnpayableNotice({ of, methods, children }: UnpayableNoticeProps) {
  const { formatMessage } = useIntl();
  const { openingHours } = useStoreConfig().customerCare;
  const refusalText = useRefusalText();
  const closed = methods.filter(({ refusal }) => refusal !== null && refusal !== 'not-enabled');
  return (
    <div role="status" className="space-y-3 rounded-card bg-warn-ground p-4 text-sm">
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="warning" className="mt-0.5 shrink-0" />
        {formatMessage(unpayableMessages[of])}
      </p>
      {closed.length > 0 ? (
        <ul className="space-y-1">
          {closed.map((method) => (
            <li key={method.method}>
              <strong className="block font-semibold">{formatMessage(METHOD_NAMES[method.method])}</strong>
              {refusalText(method)}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap items-center gap-3">
        <PhoneLink className={buttonClasses({ variant: 'secondary' })} />
        {openingHours ? <span className="text-ink-soft">{openingHours}</span> : null}
        {children}
      </p>
    </div>
  );
}
