import { defineMessages } from '../../ui/define-messages.js';
import type { MessageDescriptor } from 'react-intl';
import type { RouterContext } from '../routing/router-context.js';

/** Titles of the account's pages. They load with every page, because the router needs the title before the page's code. */
export const accountTitles = defineMessages({
  signIn: { id: 'account.sign-in', defaultMessage: 'Sign in' },
  create: { id: 'account.create', defaultMessage: 'Create an account' },
  signOut: { id: 'account.sign-out', defaultMessage: 'Log out' },
  reset: { id: 'account.reset-title', defaultMessage: 'Set a new password' },
  checkEmail: { id: 'account.check-title', defaultMessage: 'Check your e-mail' },
  profile: { id: 'account.my-profile', defaultMessage: 'My profile' },
  orders: { id: 'account.my-orders', defaultMessage: 'My orders' },
  shipping: { id: 'account.shipping-details', defaultMessage: 'Shipping details' },
  billing: { id: 'account.billing-details', defaultMessage: 'Billing details' },
  reviews: { id: 'account.my-reviews', defaultMessage: 'My reviews' },
  newsletter: { id: 'account.my-newsletter', defaultMessage: 'My newsletter' },
  loyaltyCard: { id: 'account.loyalty-card', defaultMessage: 'Loyalty card' },
});

export interface AccountPage {
  readonly to:
    | '/my-account/my-profile'
    | '/my-account/shipping-details'
    | '/my-account/billing-details'
    | '/my-account/my-newsletter';
  readonly title: MessageDescriptor;
}

/** The pages of the account, in the order of the menu. */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { to: '/my-account/my-profile', title: accountTitles.profile },
  { to: '/my-account/shipping-details', title: accountTitles.shipping },
  { to: '/my-account/billing-details', title: accountTitles.billing },
  { to: '/my-account/my-newsletter', title: accountTitles.newsletter },
];

/** Returns the document head of a page of the account. The host adds that search engines must not index it. */
export function accountHead(title: MessageDescriptor, { intl, shop }: RouterContext) {
  return {
    meta: [{ title: `${intl.formatMessage(title)} | ${shop.config.first.brand.name}` }],
  };
}
