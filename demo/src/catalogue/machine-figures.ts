import type { Model } from './family.js';
import type { PackageSize } from './product.js';

/** Returns the size of the machine without its box. */
export function netSize({ size: [length, width, height], kilograms }: Model): PackageSize {
  return { length, width, height, weight: kilograms };
}

/** Returns the size in the box: 40 mm more in each direction, a tenth more weight. */
export function grossSize({ size: [length, width, height], kilograms }: Model): PackageSize {
  return { length: length + 40, width: width + 40, height: height + 40, weight: Math.round(kilograms * 11) / 10 };
}

/** Power of a 16 A socket at 230 V, in watts. */
const SOCKET_WATTS = 3680;

/** Returns whether a machine needs more power than an ordinary socket provides. */
export const needsStrongCircuit = ({ figures: { power } }: Model): boolean =>
  power !== undefined && power.value * (power.count ?? 1) > SOCKET_WATTS;
