import type { Cart } from '@manifold/domain/cart/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { FieldError } from '../../ui/FieldError.js';
import { Icon } from '../../ui/Icon.js';
import { TextField } from '../../ui/TextField.js';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.js';
import { cartMessages, couponMessages as messages, couponStates } from './messages.js';
import { useCoupon, type Coupon } from './use-coupon.js';

/** The button or the field for a further voucher, within the box of the vouchers. */
const FURTHER = ':scope > button, input';

const STATES: Readonly<Record<string, MessageDescriptor>> = couponStates;

/** The voucher that the shopper added or removed last. */
interface ChangedCode {
  readonly code: string;
  readonly isRemoved: boolean;
}

/** Lists the vouchers on the cart and accepts further ones. */
export function CouponField({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const coupon = useCoupon();
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<ChangedCode>();
  const remove = async ({ id, code }: Cart['discountCodes'][number]) => {
    if (await coupon.remove(id)) setChanged({ code, isRemoved: true });
  };
  const open = () => {
    setOpen(true);
    setChanged(undefined);
  };
  const close = (code: string) => {
    setOpen(false);
    setChanged({ code, isRemoved: false });
  };
  const resultOf = ({ code, isRemoved }: ChangedCode) => {
    if (isRemoved) return formatMessage(cartMessages.removed, { name: code });
    const state = cart.discountCodes.find((one) => one.code === code)?.state;
    return formatMessage(STATES[state ?? ''] ?? messages.applied, { code });
  };
  return (
    <div className="space-y-3 text-sm">
      <p role="status" className="sr-only">
        {(isOpen && coupon.error) || (changed && resultOf(changed))}
      </p>
      {cart.discountCodes.map((code) => (
        <AppliedCode key={code.id} code={code} onRemove={() => void remove(code)} />
      ))}
      {isOpen ? (
        <CodeForm coupon={coupon} onApplied={close} />
      ) : (
        <Button variant="link" icon="tag" onClick={open}>
          {formatMessage(messages.open)}
        </Button>
      )}
    </div>
  );
}

function CodeForm({ coupon, onApplied }: { readonly coupon: Coupon; readonly onApplied: (code: string) => void }) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusAfterRemoval(form, 'div', FURTHER);
  // A refused code is corrected where it was typed.
  useEffect(() => {
    if (coupon.error) input.current?.focus();
  }, [coupon.error]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await coupon.apply(code)) onApplied(code.trim());
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} className="flex items-start gap-2">
      <TextField
        ref={input}
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

function AppliedCode({
  code: { code, state },
  onRemove,
}: {
  readonly code: Cart['discountCodes'][number];
  readonly onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  const refusal = STATES[state];
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(box, 'div', FURTHER);
  return (
    <div ref={box}>
      <p className="flex items-center gap-2">
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
