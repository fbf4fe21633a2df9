import { describe, expect, it } from '@jest/globals';
import type { VisitorState } from '../ports/visitors.js';
import { accountMove, isGuardedByAccount } from './account-guard.js';

const moveOf = (path: string, state: VisitorState, query = '') => accountMove({ path, query }, state)?.to;

describe('a visitor without account', () => {
  it.each(['/my-account', '/my-account/my-profile', '/my-account/billing-details'])('is led from %s home', (path) => {
    expect(accountMove({ path, query: '' }, 'visitor')).toEqual({ to: '/', warning: expect.any(String) as unknown });
  });

  it.each(['/login', '/create-account', '/checkout/login', '/password-reset', '/log-out'])('may open %s', (path) => {
    expect(moveOf(path, 'visitor')).toBeUndefined();
  });

  it('may confirm an e-mail address on another device', () => {
    expect(moveOf('/my-account/my-profile', 'visitor', 'email-token=x')).toBeUndefined();
    expect(moveOf('/my-account/my-profile', 'visitor', 'data-token=x')).toBeUndefined();
  });
});

describe('a customer whose session is no longer valid', () => {
  it('is led to the bare path, and from there home', () => {
    const page = { path: '/my-account/my-reviews', query: 'sku=EX10020030' };
    expect(accountMove(page, 'ended')).toEqual({ to: page.path, warning: expect.any(String) as unknown });
    expect(moveOf(page.path, 'ended')).toBe('/');
  });

  it('may sign in, register and open a mailed link', () => {
    expect(moveOf('/login', 'ended', 'to=/my-account/my-profile')).toBeUndefined();
    expect(moveOf('/create-account', 'ended', 'token=x')).toBeUndefined();
    expect(moveOf('/my-account/my-profile', 'ended', 'data-token=x')).toBeUndefined();
  });
});

describe('a customer', () => {
  it.each([
    ['/login', '/'],
    ['/create-account', '/'],
    ['/checkout/login', '/checkout/addresses'],
    ['/checkout/create-account', '/checkout/addresses'],
  ])('is led from %s to %s', (path, to) => {
    expect(moveOf(path, 'customer')).toBe(to);
  });

  it.each([
    ['to=%2Fmy-account%2Fmy-reviews%3Fsku%3DEX10020030', '/my-account/my-reviews?sku=EX10020030'],
    ['to=/my-account/my-profile', '/my-account/my-profile'],
    ['problem=failed&to=%2Fcheckout%2Faddresses', '/checkout/addresses'],
    ['to=%2F%2Fevil.example', '/'],
    ['to=%2F%5Cevil.example', '/'],
    ['to=https%3A%2F%2Fevil.example%2Fmy-account%2Fmy-profile', '/'],
    ['to=%252Fmy-account%252Fmy-profile', '/'],
    ['to=%E0%A4%A', '/'],
    ['to=', '/'],
  ])('is led from the sign-in with %s to %s', (query, to) => {
    expect(moveOf('/login', 'customer', query)).toBe(to);
    expect(moveOf('/create-account', 'customer', query)).toBe(to);
  });

  it('may open the link of another registration', () => {
    expect(moveOf('/create-account', 'customer', 'token=x')).toBeUndefined();
    expect(moveOf('/create-account', 'customer', 'to=%2Fmy-account%2Fmy-orders&token=x')).toBeUndefined();
    expect(moveOf('/login', 'customer', 'token=x')).toBe('/');
    expect(moveOf('/create-account', 'customer', 'to=/?token=x')).toBe('/');
  });

  it.each(['/my-account/my-profile', '/log-out', '/password-reset/change-password'])('may open %s', (path) => {
    expect(moveOf(path, 'customer')).toBeUndefined();
  });
});

it('leaves every other page without a question about the session', () => {
  expect(['/', '/checkout/payment', '/my-accounts', '/login/x'].map(isGuardedByAccount)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
