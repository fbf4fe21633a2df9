import { describe, expect, it } from '@jest/globals';
import { type BuiltModule, messagePartErrors } from './message-part-check.js';

const ENTRY = 'entry-client.tsx';
const SHELL = 'shell/messages.ts';
const REVIEWS = 'features/reviews/messages.ts';

const module = (facts: Partial<BuiltModule>): BuiltModule => ({
  imports: [],
  isLoadedAlone: false,
  hasMessages: false,
  ...facts,
});
const messages = module({ hasMessages: true });
const entry = (...imports: string[]) => module({ imports, isLoadedAlone: true });

describe('the texts of a part of the shop', () => {
  const shop = { [ENTRY]: entry(SHELL), [SHELL]: messages, [REVIEWS]: messages };
  const errorsOf = (others: Readonly<Record<string, BuiltModule>>) =>
    messagePartErrors(new Map(Object.entries({ ...shop, ...others })), ENTRY);

  it('may be shown by what is loaded together with them', () => {
    expect(errorsOf({ 'features/reviews/ProductReviews.tsx': entry(SHELL, REVIEWS) })).toEqual([]);
  });

  it('may not be shown by every page', () => {
    expect(
      errorsOf({ [ENTRY]: entry(SHELL, 'shell/Header.tsx'), 'shell/Header.tsx': module({ imports: [REVIEWS] }) }),
    ).toEqual([`${ENTRY} does not load the messages of reviews, which ${REVIEWS} shows`]);
  });

  it('may not be shown by another part that is loaded on demand', () => {
    expect(errorsOf({ 'features/cart/CartDrawer.tsx': entry(REVIEWS) })).toEqual([
      `features/cart/CartDrawer.tsx does not load the messages of reviews, which ${REVIEWS} shows`,
    ]);
  });

  it('may be defined by code that is left out of the build', () => {
    expect(errorsOf({ [REVIEWS]: module({}), 'features/cart/CartDrawer.tsx': entry(REVIEWS) })).toEqual([]);
  });
});
