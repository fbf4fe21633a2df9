import { describe, expect, it } from '@jest/globals';
import { walletOrder } from './wallet-order.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

describe('the wallet that is offered first', () => {
  it.each([
    ['Apple’s on an iPhone', IPHONE, ['apple', 'google']],
    ['Apple’s on a Mac, which passes the card to the phone', MAC, ['apple', 'google']],
    ['Google’s on an Android phone', ANDROID, ['google', 'apple']],
    ['the shop’s first one elsewhere', WINDOWS, ['apple', 'google']],
  ] as const)('is %s', (_which, userAgent, wallets) => {
    expect(walletOrder(['apple', 'google'], userAgent)).toEqual(wallets);
  });

  it('is the only one that the shop has, whatever the device', () => {
    expect(walletOrder(['google'], IPHONE)).toEqual(['google']);
    expect(walletOrder([], ANDROID)).toEqual([]);
  });
});
