interface CountedLine {
  readonly productTypeKey: string;
  readonly quantity: number;
}

const STANDARD_PRODUCT = 'standard_product';
const EXTRA_GUARANTEE = 'extra_guarantee';

const pieces = (lines: readonly CountedLine[]): number => lines.reduce((count, { quantity }) => count + quantity, 0);

/** Counts pieces for payment limits: standard products, and all pieces except extra guarantees. (spec core §5) */
export function countedPieces(lines: readonly CountedLine[]): { standardProductCount: number; itemCount: number } {
  return {
    standardProductCount: pieces(lines.filter(({ productTypeKey }) => productTypeKey === STANDARD_PRODUCT)),
    itemCount: pieces(lines.filter(({ productTypeKey }) => productTypeKey !== EXTRA_GUARANTEE)),
  };
}
