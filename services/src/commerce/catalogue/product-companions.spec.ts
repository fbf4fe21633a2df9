import { describe, expect, it } from '@jest/globals';
import { roundRobin } from './product-companions.service.js';

const any = () => true;

describe('products of several categories', () => {
  it('are taken from each in turn', () => {
    expect(roundRobin([['tray', 'rack', 'glove'], ['hood'], ['mixer', 'whisk']], 5, any)).toEqual([
      'tray',
      'hood',
      'mixer',
      'rack',
      'whisk',
    ]);
  });

  it('are listed once even if two categories have them, and not if they are in the cart', () => {
    expect(
      roundRobin(
        [
          ['tray', 'rack'],
          ['tray', 'hood'],
        ],
        4,
        (item) => item !== 'rack',
      ),
    ).toEqual(['tray', 'hood']);
  });

  it('are empty without categories', () => {
    expect(roundRobin([], 4, any)).toEqual([]);
  });
});
