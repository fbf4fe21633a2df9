import { describe, expect, it } from '@jest/globals';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { createElement, type ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { mountHook } from '../../testing/mount.js';
import type { PaymentStage } from './online/use-online-payment.js';
import { WithoutVouchers } from './WithoutVouchers.js';

const ONLINE: PaymentOffer = { method: 'online', refusal: null, fee: null, rounding: null, feeTitle: null };

type Press = (event: { readonly currentTarget: { readonly form: object } }) => void;

/** Offers to order without the refused vouchers. Returns the button, and what happens when it is pressed. */
async function offersAt(stage: PaymentStage) {
  const events: string[] = [];
  const placing = { placeWithoutVouchers: async (method: string) => void events.push(`places: ${method}`) };
  const onPress = () => void events.push('says why it cannot pay yet');
  const page = await mountHook(
    () =>
      WithoutVouchers({ placing, chosen: ONLINE, stage, onPress }) as ReactElement<{ readonly onClick: Press }> | null,
    (children) => createElement(IntlProvider, { locale: 'en', onError: () => undefined, children }),
  );
  const button = page.result();
  await page.unmount();
  const form = { querySelector: (selector: string) => ({ focus: () => void events.push(`focuses: ${selector}`) }) };
  return { button, press: () => button?.props.onClick({ currentTarget: { form } }), events };
}

describe('the button that orders without the refused vouchers', () => {
  it('says if the form cannot pay yet, and leaves the focus to the order button before it is removed', async () => {
    const { press, events } = await offersAt('idle');
    press();
    expect(events).toEqual(['says why it cannot pay yet', 'focuses: button[type=submit]', 'places: online']);
  });

  it.each(['sending', 'acting'] as const)('is not there while a payment runs: %s', async (stage) => {
    expect((await offersAt(stage)).button).toBeNull();
  });
});
