import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { latePart } from '../../platform/chunks/LatePart.js';
import { Button } from '../../ui/Button.js';
import { FieldError } from '../../ui/FieldError.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { METHOD_NAMES } from '../../platform/payment/messages.js';
import type { FormStatus } from './online/use-drop-in.js';
import type { PaymentStage } from './online/use-online-payment.js';
import { loadLateParts } from './load-late-parts.js';
import { MethodCards } from './MethodCards.js';
import { isAvailable } from './offers.js';
import { paymentMessages as messages } from './messages.js';
import { TermsNotice } from './TermsNotice.js';
import type { OrderPlacing } from './use-place-order.js';
import type { PaymentChoice } from './use-payment-offers.js';

/** The payment provider's form as the page sees it. */
export interface OnlineForm {
  readonly stage: PaymentStage;
  readonly status: FormStatus;
  readonly form: ReactNode;
  /**
   * Replaces the methods while a payment from which the shopper has returned, or whose answer was late, asks a question: its cart
   * has none to choose from.
   */
  readonly question: ReactNode | undefined;
  readonly submit: () => void;
}

export interface PaymentFormProps {
  readonly choice: PaymentChoice;
  readonly placing: OrderPlacing;
  readonly online: OnlineForm;
  readonly back: ReactNode;
}

/** Why the order button cannot pay online yet. */
const NOT_READY = { loading: messages.onlineLoading, failed: messages.onlineFailed } as const;

/** The payment methods, the terms, and the button that places the order. */
export function PaymentForm({ choice, placing, online, back }: PaymentFormProps) {
  const { formatMessage } = useIntl();
  const [isMethodMissing, setMethodMissing] = useState(false);
  const [isEarly, setEarly] = useState(false);
  const { offers, chosen } = choice;
  const unpayable = offers?.some(isAvailable) === false ? offers : undefined;
  const { stage } = online;
  const isBusy = placing.isPlacing || stage === 'sending';
  const isUnready = chosen?.method === 'online' && online.status !== 'ready';
  const send = (event: FormEvent) => {
    event.preventDefault();
    // The button stays focusable while it is busy, so a second press must do nothing.
    if (isBusy) return;
    setMethodMissing(offers !== undefined && !chosen);
    setEarly(!offers || isUnready);
    if (chosen?.method === 'online') online.submit();
    else if (chosen) void placing.place(chosen.method);
  };
  return (
    <form method="post" noValidate onSubmit={send} className="space-y-6">
      <div>
        {online.question ?? <Methods choice={choice} online={online} onChoose={() => setEarly(false)} />}
        <MethodChangeNotice choice={choice} />
        <div role="alert">
          {isMethodMissing && !chosen ? <FieldError>{formatMessage(messages.choose)}</FieldError> : null}
        </div>
      </div>
      {unpayable ? <UnpayableNotice subject="checkout" methods={unpayable} /> : <TermsNotice />}
      <div role="alert">
        {placing.problem ? (
          <p className="rounded-card border border-danger bg-danger-ground p-4 text-sm text-danger">
            {placing.problem}
          </p>
        ) : null}
        {placing.placeWithoutVouchers ? (
          <WithoutVouchers placing={placing} chosen={chosen} stage={stage} onPress={() => setEarly(isUnready)} />
        ) : null}
        {isEarly && isUnready ? (
          <p className="rounded-card bg-warn-ground p-4 text-sm">{formatMessage(NOT_READY[online.status])}</p>
        ) : null}
      </div>
      <div className="step-end">
        {back}
        {unpayable || stage === 'acting' ? null : (
          <Button type="submit" size="lg" isBusy={isBusy} className="max-sm:w-full">
            {formatMessage(isBusy ? messages.placing : messages.place)}
          </Button>
        )}
      </div>
    </form>
  );
}

interface MethodsProps extends Pick<PaymentFormProps, 'choice' | 'online'> {
  readonly onChoose: () => void;
}

function Methods({ choice, online: { stage, form }, onChoose }: MethodsProps) {
  const { offers, chosen, choose } = choice;
  if (!offers) return <LoadingMethods choice={choice} />;
  return (
    <MethodCards
      offers={stage === 'idle' ? offers : offers.filter(({ method }) => method === 'online')}
      value={chosen?.method}
      onChange={(method) => {
        onChoose();
        choose(method);
      }}
      onlineForm={form}
    />
  );
}

/** Replaces the order button if no method can pay. Loaded late, because most carts can be paid for. */
const UnpayableNotice = latePart(async () => (await loadLateParts()).UnpayableNotice, null);

/** Offered if a voucher is refused. Loaded late, because most orders are not refused. */
const WithoutVouchers = latePart(async () => (await loadLateParts()).WithoutVouchers, null);

/** Announces that the chosen method was withdrawn or returned. Rendered from the start, because screen readers only announce changes of known regions. */
function MethodChangeNotice({ choice: { offerChange } }: { readonly choice: PaymentChoice }) {
  const { formatMessage } = useIntl();
  const line = useRef<HTMLParagraphElement>(null);
  // A disabled control loses the focus. The next method gets it, without being chosen.
  useEffect(() => {
    if (offerChange?.kind !== 'withdrawn') return;
    const form = line.current?.closest('form') ?? null;
    void loadLateParts().then(({ restoreFocus }) => restoreFocus(form));
  }, [offerChange]);
  const text =
    offerChange &&
    formatMessage(messages[offerChange.kind], { method: formatMessage(METHOD_NAMES[offerChange.method]) });
  return (
    <p ref={line} role="status" className={text ? 'mt-3 rounded-card bg-warn-ground p-4 text-sm' : undefined}>
      {text}
    </p>
  );
}

function LoadingMethods({ choice }: { readonly choice: PaymentChoice }) {
  const { formatMessage } = useIntl();
  if (choice.hasFailed) {
    return (
      <div role="alert" className="space-y-3">
        <p>{formatMessage(messages.failedToLoad)}</p>
        <Button variant="tertiary" onClick={() => void choice.reload()}>
          {formatMessage(messages.retry)}
        </Button>
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
