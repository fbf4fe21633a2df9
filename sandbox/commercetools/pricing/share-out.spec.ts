import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOut, type PieceShare } from './share-out.js';

const totalOf = (shares: readonly (readonly PieceShare[])[]) =>
  shares.flat().reduce((all, { quantity, amount }) => all + amount * BigInt(quantity), 0n);

describe('sharing an amount out over pieces', () => {
  it('gives the remaining cent to the piece that lost most by rounding', () => {
    expect(
      shareOut(1n, [
        { quantity: 1, weight: 1n },
        { quantity: 1, weight: 3n },
      ]),
    ).toEqual([[{ quantity: 1, amount: 0n }], [{ quantity: 1, amount: 1n }]]);
  });

  it('splits equal pieces when their share does not divide', () => {
    expect(shareOut(100n, [{ quantity: 3, weight: 50n }])).toEqual([
      [
        { quantity: 1, amount: 34n },
        { quantity: 2, amount: 33n },
      ],
    ]);
  });

  it('always distributes exactly the amount and never more than the price of a piece', () => {
    const pieces = fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), weight: fc.bigInt(0n, 10n ** 7n) });
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), fc.integer({ min: 0, max: 1000 }), (groups, permille) => {
        const all = groups.reduce((total, { quantity, weight }) => total + weight * BigInt(quantity), 0n);
        const amount = (all * BigInt(permille)) / 1000n;
        const shares = shareOut(amount, groups);
        expect(totalOf(shares)).toBe(amount);
        shares.forEach((own, index) => {
          expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(groups[index]?.quantity);
          for (const share of own) expect(share.amount).toBeLessThanOrEqual(groups[index]?.weight ?? 0n);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
