import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { SimulatedSheet } from './SimulatedSheet.js';

const nothing = () => undefined;

describe('the simulated wallet of the cart', () => {
  it('has the test cards that are decided at once, and none whose bank asks a question', () => {
    const home = { total: '€10.00', countryCode: 'SK', postalCode: '811 01' };
    const sheet = createElement(SimulatedSheet, { wallet: 'googlepay', ...home, onPay: nothing, onClose: nothing });
    const html = renderToString(createElement(IntlProvider, { locale: 'en', onError: nothing, children: sheet }));
    const cards = [...html.matchAll(/<option value="(\d+)"/g)].map(([, card]) => card);
    expect(cards).toEqual(['4111111111111111', '4000000000000002', '4000000000000341']);
  });
});
