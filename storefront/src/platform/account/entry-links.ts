import { CHECKOUT_GOAL, type AccountGoal, type EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';

/** The pages that continue to a goal: to sign in, to register, and to set a new password. */
export function entryLinks(goal: EntryGoal) {
  if (goal === CHECKOUT_GOAL)
    return {
      signIn: { to: '/checkout/login' },
      create: { to: '/checkout/create-account' },
      reset: { to: '/checkout/password-reset' },
    } as const;
  const search = goalSearch(goal);
  return {
    signIn: { to: '/login', search },
    create: { to: '/create-account', search },
    reset: { to: '/password-reset', search },
  } as const;
}

/** Returns the `goal` parameter of a request that mails a link. Links without one lead to the home page. */
export const mailedGoal = (goal: EntryGoal) => (goal === '/' ? {} : { goal });

/** Returns the goal as parameters of pages outside of the checkout. */
export const goalSearch = (goal: EntryGoal) => (goal === '/' ? {} : { to: goal });

/** Returns the address that begins a sign-in at a provider and returns to the goal. */
export function providerLink(
  provider: SocialProvider,
  { locale, goal }: { readonly locale: string; readonly goal: EntryGoal },
): string {
  const parameters = new URLSearchParams({ locale, ...(goal === '/' ? {} : { to: goal }) });
  return `/api/sign-in/begin/${provider}?${parameters.toString()}`;
}

type GoalPage = '/' | typeof CHECKOUT_GOAL | Exclude<AccountGoal, `${string}?${string}`>;

/** Returns the link to a goal. */
export function goalLink(goal: EntryGoal) {
  const [to, sku] = goal.split('?sku=') as [GoalPage, string?];
  return { to, search: sku === undefined ? {} : { sku } };
}
