import { randomUUID } from 'node:crypto';
import type { BackendCall, BackendProxy } from './backend-proxy.js';

/** Recorded answers of the backend to one order, replayed for others. */
export interface RecordedOrder {
  readonly storeKey: string;
  readonly version: number;
  /** Returns the answer to a call of an order; undefined for other calls. */
  answer(call: BackendCall): object | undefined;
}

type Json = Record<string, unknown>;

interface Variables {
  readonly id?: string;
  readonly actions?: readonly { readonly addPayment?: { readonly payment: { readonly id: string } } }[];
  readonly draft?: { readonly orderNumber: string; readonly cart: { readonly id: string } };
  readonly storeKey?: string;
}

const variablesOf = ({ body }: BackendCall): Variables => (JSON.parse(body) as { variables: Variables }).variables;

/** Records the backend's answers while an order is placed. `order` returns its cart before the order. */
export async function recordedOrder(
  proxy: BackendProxy,
  order: () => Promise<{ readonly version: number }>,
): Promise<RecordedOrder> {
  const answers = new Map<string, Json>();
  let storeKey = '';
  proxy.observe = (call, answer) => {
    if (!['getMyCart', 'updateCart', 'createOrderFromCart'].includes(call.name)) return;
    storeKey = variablesOf(call).storeKey ?? '';
    answers.set(call.name, (JSON.parse(answer) as { data: Json }).data);
  };
  const { version } = await order();
  proxy.observe = () => undefined;
  const cartOf = (answers.get('getMyCart') as { inStore: { me: { cart: Json } } }).inStore.me.cart;
  const frozen = (answers.get('updateCart') as { cart: Json }).cart;
  const made = (answers.get('createOrderFromCart') as { order: Json }).order;

  const stubs: Readonly<Record<string, (variables: Variables) => object>> = {
    getMyCart: ({ id }) => ({ inStore: { me: { cart: { ...cartOf, id } } } }),
    createPayment: () => ({ payment: { id: randomUUID() } }),
    updateCart: ({ id, actions = [] }) => {
      const paymentRefs = actions.flatMap(({ addPayment }) => (addPayment ? [{ id: addPayment.payment.id }] : []));
      return { cart: { ...frozen, id, paymentInfo: { paymentRefs } } };
    },
    createOrderFromCart: ({ draft }) => ({
      order: { ...made, id: randomUUID(), orderNumber: draft?.orderNumber, cartRef: { id: draft?.cart.id } },
    }),
  };
  return {
    storeKey,
    version,
    answer: (call) => {
      const stub = stubs[call.name];
      return stub && { data: stub(variablesOf(call)) };
    },
  };
}
