import type { Cart } from '@manifold/domain/cart/contract';
import { useState, type FormEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { FieldError } from '../../ui/FieldError.js';
import { Icon } from '../../ui/Icon.js';
import { TextField } from '../../ui/TextField.js';
import { couponMessages as messages, couponStates } from './messages.js';
import { useCoupon, type Coupon } from './use-coupon.js';

/** Lists the vouchers on the cart and accepts further ones. */
export function CouponField({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const coupon = useCoupon();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="space-y-3 text-sm">
      {cart.discountCodes.map((code) => (
        <AppliedCode key={code.id} code={code} onRemove={() => coupon.remove(code.id)} />
      ))}
      {isOpen ? (
        <CodeForm coupon={coupon} onApplied={() => setOpen(false)} />
      ) : (
        <Button variant="link" icon="tag" onClick={() => setOpen(true)}>
          {formatMessage(messages.open)}
        </Button>
      )}
    </div>
  );
}

function CodeForm({ coupon, onApplied }: { readonly coupon: Coupon; readonly onApplied: () => void }) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await coupon.apply(code)) onApplied();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="flex items-start gap-2">
      <TextField
        // The field replaces the button that the shopper just pressed in order to type.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={formatMessage(messages.field)}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        error={coupon.error}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="tertiary" isBusy={coupon.isApplying} className="mt-7">
        {formatMessage(coupon.isApplying ? messages.applying : messages.apply)}
      </Button>
    </form>
  );
}

const STATES: Readonly<Record<string, MessageDescriptor>> = couponStates;

function AppliedCode({
  code: { code, state },
  onRemove,
}: {
  readonly code: Cart['discountCodes'][number];
  readonly onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  const refusal = STATES[state];
  return (
    <div>
      <p role="status" className="flex items-center gap-2">
        <Icon name="tag" className={refusal ? 'text-ink-faint' : 'text-ok'} />
        <span className="min-w-0 flex-1 font-semibold">
          {refusal ? code : formatMessage(messages.applied, { code })}
        </span>
        <button
          type="button"
          onClick={onRemove}
          aria-label={formatMessage(messages.remove, { code })}
          className="-my-2 -mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" className="size-4" />
        </button>
      </p>
      {refusal ? <FieldError>{formatMessage(refusal)}</FieldError> : null}
    </div>
  );
}
