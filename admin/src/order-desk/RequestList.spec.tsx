import { expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import type { DeskOrder, OrderRequest } from '@manifold/domain/order-desk/contract';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TestFrame } from '../testing/TestFrame.js';
import { OrderMoney } from './OrderMoney.js';
import { RequestList } from './RequestList.js';

const REFUND = money(1_234_567, 'HUF');
const REQUEST = {
  id: 'r1',
  orderNumber: '10001',
  kind: 'refund',
  amount: REFUND,
  reason: 'Damaged',
  state: 'proposed',
  requestedBy: 'anna@manifold.test',
  requestedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: null,
  customerReason: null,
} as object as OrderRequest;
const SUMS = { total: REFUND, authorised: REFUND, captured: REFUND, refunded: REFUND, open: REFUND };
const ORDER = { paymentMethod: 'card', references: [], money: SUMS } as object as DeskOrder;

// The provider of the drafts reads the selected one.
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null } });

const textOf = (screen: ReactNode): string =>
  renderToStaticMarkup(<TestFrame client={new QueryClient()}>{screen}</TestFrame>).replace(/&nbsp;|\u00a0/g, ' ');

it('the second person reads the exact amount to approve, also in a currency that is shown without cents', () => {
  const text = textOf(<RequestList requests={[REQUEST]} />);
  expect(text.match(/HUF [\d,.]+\d/g)).toEqual(['HUF 12,345.67', 'HUF 12,345.67', 'HUF 12,345.67']);
});

it('the sums of an order are exact, too', () => {
  const text = textOf(<OrderMoney order={ORDER} />);
  expect(text.match(/HUF [\d,.]+\d/g)).toEqual(Array(5).fill('HUF 12,345.67'));
});
