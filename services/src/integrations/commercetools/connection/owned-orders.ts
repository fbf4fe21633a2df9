import { quoted } from './queries.js';
import type { OwnedDocument } from './shopper-document.js';

/** Returns how a query of `inStore.me.orders` runs for a customer without a token. The text takes the condition as `$where`. */
export const ownedOrders = (text: string): OwnedDocument => ({
  text,
  variables: ({ where, ...variables }, customerId) => {
    const own = `customerId = ${quoted(customerId)}`;
    return { ...variables, where: typeof where === 'string' ? `${own} and (${where})` : own };
  },
  answer: ({ inStore }) => ({ inStore: { me: inStore } }),
});
