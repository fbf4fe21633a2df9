import { describe, expect, it } from '@jest/globals';
import { inTurn } from './in-turn.js';

const any = () => true;

describe('products of several categories', () => {
  it('are taken from each in turn', () => {
    expect(inTurn([['tray', 'rack', 'glove'], ['hood'], ['mixer', 'whisk']], 5, any)).toEqual([
      'tray',
      'hood',
      'mixer',
      'rack',
      'whisk',
    ]);
  });

  it('are shown once though two categories have them, and not when they are in the cart', () => {
    expect(
      inTurn(
        [
          ['tray', 'rack'],
          ['tray', 'hood'],
        ],
        4,
        (item) => item !== 'rack',
      ),
    ).toEqual(['tray', 'hood']);
  });

  it('are none where no category is named', () => {
    expect(inTurn([], 4, any)).toEqual([]);
  });
});
