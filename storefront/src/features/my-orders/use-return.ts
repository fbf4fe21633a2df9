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

export interface ReturnListeners {
  readonly onSent: (order: MyOrder) => void;
  /** Called with the order as it is now, if it has changed since it was shown. */
  readonly onChanged: (order: MyOrder) => void;
}

/** Returns the state of the form for a return, and the function that sends it. */
export function useReturn({ id, version, returns }: MyOrder, { onSent, onChanged }: ReturnListeners) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const [draft, setDraft] = useState<ReturnDraft>({ pieces: {}, reason: 'changed-mind', note: '' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const finish = (order: MyOrder) => {
    notices.show({ id: 'my-orders', kind: 'status', text: formatMessage(messages.sent) });
    onSent(order);
  };
  /** Shows the order as it is now. Returns whether it has a return that was not shown: this one, if its answer was lost. */
  const reload = async (): Promise<boolean> => {
    const { order } = await call('getMyOrder', { id }).catch(() => ({ order: null }));
    if (!order) return false;
    const isAnnounced = order.returns.length > returns.length;
    (isAnnounced ? finish : onChanged)(order);
    return isAnnounced;
  };
  const send = async () => {
    const items = Object.entries(draft.pieces).flatMap(([lineItemId, quantity]) =>
      quantity > 0 ? [{ lineItemId, quantity }] : [],
    );
    if (items.length === 0) return setProblem(formatMessage(messages.chooseOne));
    setBusy(true);
    setProblem(undefined);
    try {
      const { reason, note } = draft;
      finish((await call('requestReturn', { id, version, items, reason, note })).order);
    } catch (error) {
      if (error instanceof ShopError && error.code === 'conflict' && (await reload())) return;
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
