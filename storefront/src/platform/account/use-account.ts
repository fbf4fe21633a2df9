import type {
  CustomerOperationName,
  CustomerRequest,
  CustomerResponse,
} from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { hasShopSession } from '../cart/has-session.js';
import { useObservable } from '../observable/observable.js';
import { type AccountState, type Shop, useShop } from '../shop/shop.js';
import { callCustomer } from './customer-api.js';

/** Loads who is signed in, once per page. A browser without a session of the shop is a visitor's. */
export async function loadAccount({ account }: Shop, locale: string): Promise<AccountState> {
  if (account.get() !== undefined) return account.get();
  const customer = hasShopSession(document.cookie) ? (await callCustomer(locale, 'getMe', {})).me.customer : null;
  account.set(customer);
  return customer;
}

/** Returns who is signed in. Undefined on the server, during hydration and until the answer has come. */
export function useAccount(): AccountState {
  const shop = useShop();
  const { locale } = useIntl();
  const state = useObservable(shop.account);
  // An account is personal, so the browser loads it after rendering. Without an answer the shop serves a visitor.
  useEffect(() => void tryLoading(shop, locale), [shop, locale]);
  return state;
}

async function tryLoading(shop: Shop, locale: string): Promise<void> {
  try {
    await loadAccount(shop, locale);
  } catch (reason) {
    shop.accountFailure.set(reason);
    shop.account.set(null);
  }
}

/** Why it is not known who is signed in. */
export interface AccountFailure {
  /** Undefined without a failure. */
  readonly reason: unknown;
  /** Asks again who is signed in. The same function in every rendering. */
  readonly retry: () => void;
}

/** Returns why it is not known who is signed in, for pages that are a customer's only. */
export function useAccountFailure(): AccountFailure {
  const shop = useShop();
  const { locale } = useIntl();
  const retry = useCallback(() => {
    shop.accountFailure.set(undefined);
    shop.account.set(undefined);
    void tryLoading(shop, locale);
  }, [shop, locale]);
  return { reason: useObservable(shop.accountFailure), retry };
}

/** Calls operations of customer accounts. */
export type CallCustomer = <Name extends CustomerOperationName>(
  operation: Name,
  request: CustomerRequest<Name>,
) => Promise<CustomerResponse<Name>>;

/**
 * Returns a function that calls operations of customer accounts in the language of the page. If the customer's session has ended,
 * on another device for example, the page becomes a visitor's.
 */
export function useCustomerApi(): CallCustomer {
  const shop = useShop();
  const { locale } = useIntl();
  return useCallback(
    async (operation, request) => {
      try {
        return await callCustomer(locale, operation, request);
      } catch (reason) {
        if (reason instanceof ShopError && reason.code === 'not-signed-in') forgetCustomer(shop);
        throw reason;
      }
    },
    [shop, locale],
  );
}

function forgetCustomer({ account, cart }: Shop): void {
  if (!account.get()) return;
  account.set(null);
  cart.setCart(null);
}
