import type { Model } from './family.js';
import type { PackageSize } from './product.js';

/** The machine itself. */
export function netSize({ size: [length, width, height], kilograms }: Model): PackageSize {
  return { length, width, height, weight: kilograms };
}

/** The machine in its box: 40 mm of board and padding each way, a tenth more weight. */
export function grossSize({ size: [length, width, height], kilograms }: Model): PackageSize {
  return { length: length + 40, width: width + 40, height: height + 40, weight: Math.round(kilograms * 11) / 10 };
}
