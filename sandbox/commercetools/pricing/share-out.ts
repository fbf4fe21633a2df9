/** Equal pieces in a distribution, with the weight of one piece. */
export interface Pieces {
  readonly quantity: number;
  readonly weight: bigint;
}

/** The number of pieces that receive `amount` each. */
export interface PieceShare {
  readonly quantity: number;
  readonly amount: bigint;
}

interface OpenShare {
  readonly index: number;
  readonly floor: bigint;
  readonly rest: bigint;
}

/**
 * Distributes `total` cents over single pieces in proportion to their weights, so that the shares add up to exactly
 * `total` (largest remainder, earlier pieces first). Equal pieces of one group differ by at most one cent; a group
 * whose pieces differ comes back as two shares, the larger one first. Weights and `total` must not be negative, and
 * a piece never receives more than its weight while `total` is at most the sum of weights.
 */
export function shareOut(total: bigint, groups: readonly Pieces[]): PieceShare[][] {
  const weights = groups.reduce((all, group) => all + group.weight * BigInt(group.quantity), 0n);
  if (weights === 0n) return groups.map(({ quantity }) => [{ quantity, amount: 0n }]);
  const open = groups.map((group, index): OpenShare => {
    const exact = total * group.weight;
    return { index, floor: exact / weights, rest: exact % weights };
  });
  let left = total - open.reduce((all, share) => all + share.floor * BigInt(quantityAt(groups, share.index)), 0n);
  const extra = new Map<number, number>();
  for (const share of [...open].sort(byLargestRest)) {
    const quantity = quantityAt(groups, share.index);
    const pieces = left < BigInt(quantity) ? Number(left) : quantity;
    extra.set(share.index, pieces);
    left -= BigInt(pieces);
  }
  return open.map(({ index, floor }) => split(quantityAt(groups, index), floor, extra.get(index) ?? 0));
}

function quantityAt(groups: readonly Pieces[], index: number): number {
  return groups[index]?.quantity ?? 0;
}

function byLargestRest(a: OpenShare, b: OpenShare): number {
  if (a.rest === b.rest) return a.index - b.index;
  return a.rest > b.rest ? -1 : 1;
}

function split(quantity: number, floor: bigint, extra: number): PieceShare[] {
  const shares: PieceShare[] = [
    { quantity: extra, amount: floor + 1n },
    { quantity: quantity - extra, amount: floor },
  ];
  return shares.filter((share) => share.quantity > 0);
}
