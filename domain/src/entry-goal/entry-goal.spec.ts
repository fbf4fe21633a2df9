import { describe, expect, it } from '@jest/globals';
import { isNamedGoal, readGoal } from './entry-goal.js';

describe('a sign-in leads on', () => {
  it.each([
    '/checkout/addresses',
    '/my-account/my-profile',
    '/my-account/my-orders',
    '/my-account/shipping-details',
    '/my-account/billing-details',
    '/my-account/my-newsletter',
    '/my-account/loyalty-card',
    '/my-account/my-reviews',
    '/my-account/my-reviews?sku=EX10020030',
  ])('to %s', (goal) => {
    expect(isNamedGoal(goal)).toBe(true);
    expect(readGoal(goal)).toBe(goal);
  });
});

describe('a sign-in leads home instead of', () => {
  it.each([
    ['another host', 'https://evil.example/my-account/my-reviews'],
    ['a host without scheme', '//evil.example/my-account/my-reviews'],
    ['three slashes', '///my-account/my-profile'],
    ['a backslash', '/\\evil.example'],
    ['a backslash in the path', '/my-account\\my-profile'],
    ['a backslash before the path', '\\/my-account/my-profile'],
    ['a script', 'javascript:alert(1)//my-account/my-profile'],
    ['a user before a host', '@evil.example/my-account/my-profile'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded path', '%2Fmy-account%2Fmy-profile'],
    ['an encoded letter', '/my-account/%6dy-profile'],
    ['a path upwards', '/my-account/../log-out'],
    ['an encoded path upwards', '/my-account/%2e%2e/log-out'],
    ['a line break at the end', '/my-account/my-profile\n'],
    ['a line break at the start', '\n/my-account/my-profile'],
    ['a tab', '/my-account/\tmy-profile'],
    ['a header', '/my-account/my-profile\r\nset-cookie: a=b'],
    ['a space', ' /my-account/my-profile'],
    ['a null character', '/my-account/my-profile\u0000'],
    ['capitals', '/My-Account/my-profile'],
    ['a letter that only looks the same', '/my-account/my-prоfile'],
    ['a slash at the end', '/my-account/my-profile/'],
    ['a language prefix', '/fr/my-account/my-profile'],
    ['a fragment', '/my-account/my-profile#x'],
    ['a foreign parameter', '/my-account/my-profile?email-token=x'],
    ['a second parameter', '/my-account/my-reviews?sku=EX10020030&to=x'],
    ['a parameter that is repeated', '/my-account/my-reviews?sku=EX10020030?sku=EX1'],
    ['an SKU with markup', '/my-account/my-reviews?sku=<script>'],
    ['an encoded SKU', '/my-account/my-reviews?sku=EX%31'],
    ['an empty SKU', '/my-account/my-reviews?sku='],
    ['an SKU that is too long', `/my-account/my-reviews?sku=${'E'.repeat(41)}`],
    ['a page that signs out', '/log-out'],
    ['the entry page', '/login'],
    ['the API', '/api/customer/signOut'],
    ['an unknown page of the account', '/my-account/secret'],
    ['home, which is not named', '/'],
    ['a long text', `/my-account/my-reviews?sku=${'A-'.repeat(500_000)}`],
    ['an empty text', ''],
  ])('%s', (_what, value) => {
    expect(isNamedGoal(value)).toBe(false);
    expect(readGoal(value)).toBe('/');
  });

  it.each([[undefined], [null], [7], [['/my-account/my-profile']], [{ to: '/my-account/my-profile' }]])(
    'the value %j',
    (value) => {
      expect(readGoal(value)).toBe('/');
    },
  );
});
