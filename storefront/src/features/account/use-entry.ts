import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import type { EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { goalLink } from '../../platform/account/entry-links.js';
import { useShop } from '../../platform/shop/shop.js';
import { accountMessages } from './messages.js';

const NOTICE = 'account';

/** Returns a function that welcomes a customer. `items`: how many the cart has, if those of the account joined the visitor's. */
export function useWelcome() {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ firstName, email }: CustomerResponse<'signIn'>['customer'], items: number | null): string => {
      const name = firstName ?? email;
      return items === null
        ? formatMessage(accountMessages.signedIn, { name })
        : formatMessage(accountMessages.cartKept, { name, count: items });
    },
    [formatMessage],
  );
}

/**
 * Returns a function to call after signing in: it updates customer and cart, announces what was merged, and navigates to the
 * goal.
 */
export function useEntry(goal: EntryGoal) {
  const shop = useShop();
  const navigate = useNavigate();
  const welcome = useWelcome();
  return useCallback(
    async ({ customer, cart }: CustomerResponse<'signIn'>, notice?: string): Promise<void> => {
      const visitorsItems = shop.cart.state.get().cart?.itemCount ?? 0;
      shop.cart.setCart(cart);
      const count = cart?.itemCount ?? 0;
      const text = notice ?? welcome(customer, count > visitorsItems ? count : null);
      shop.notices.show({ id: NOTICE, kind: 'status', text });
      // A page of the account redirects to the sign-in without a customer. On other pages the header loads the customer.
      shop.account.set(goal.startsWith('/my-account') ? customer : undefined);
      // Replaces the page in the history: a signed-in customer does not need it, for example a used link.
      await navigate({ ...goalLink(goal), replace: true });
      // Only now, because the pages that customers do not need leave as soon as there is one.
      shop.account.set(customer);
    },
    [shop, navigate, welcome, goal],
  );
}
