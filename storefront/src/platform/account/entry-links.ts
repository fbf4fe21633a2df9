import { CHECKOUT_GOAL, type AccountGoal, type EntryGoal } from '@manifold/domain/entry-goal/entry-goal';

/** The pages that lead to a goal: to sign in, to register, and to set a new password. */
export function entryLinks(goal: EntryGoal) {
  if (goal === CHECKOUT_GOAL)
    return {
      signIn: { to: '/checkout/login' },
      create: { to: '/checkout/create-account' },
      reset: { to: '/checkout/password-reset' },
    } as const;
  const search = goal === '/' ? {} : { to: goal };
  return {
    signIn: { to: '/login', search },
    create: { to: '/create-account', search },
    reset: { to: '/password-reset', search },
  } as const;
}

type GoalPage = '/' | typeof CHECKOUT_GOAL | Exclude<AccountGoal, `${string}?${string}`>;

/** Returns the link to a goal. */
export function goalLink(goal: EntryGoal) {
  const [to, sku] = goal.split('?sku=') as [GoalPage, string?];
  return { to, search: sku === undefined ? {} : { sku } };
}
