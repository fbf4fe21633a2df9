import type { MyOrder } from '@manifold/domain/my-orders/contract';
import type { ReturnReason } from '@manifold/domain/my-orders/returns';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { returnMessages as messages } from './messages.js';

export interface ReturnDraft {
  /** Pieces by line item. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly reason: ReturnReason;
  readonly note: string;
}

/** Returns the state of the form for a return, and what sends it. */
export function useReturn(orderNumber: string, onSent: (order: MyOrder) => void) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const [draft, setDraft] = useState<ReturnDraft>({ pieces: {}, reason: 'changed-mind', note: '' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const items = Object.entries(draft.pieces).flatMap(([lineItemId, quantity]) =>
      quantity > 0 ? [{ lineItemId, quantity }] : [],
    );
    if (items.length === 0) return setProblem(formatMessage(messages.chooseOne));
    setBusy(true);
    setProblem(undefined);
    try {
      const { reason, note } = draft;
      const { order } = await call('requestReturn', { orderNumber, items, reason, note });
      notices.show({ id: 'my-orders', kind: 'status', text: formatMessage(messages.sent) });
      onSent(order);
    } catch (error) {
      const isRefused = error instanceof ShopError && ['invalid-input', 'conflict'].includes(error.code);
      setProblem(formatMessage(isRefused ? messages.refused : errorMessage(error)));
      setBusy(false);
    }
  };
  return {
    draft,
    change: (changes: Partial<ReturnDraft>) => setDraft({ ...draft, ...changes }),
    isBusy,
    problem,
    submit: (event: FormEvent) => {
      event.preventDefault();
      // The button stays focusable while it is busy, so a second press must do nothing.
      if (!isBusy) void send();
    },
  };
}
