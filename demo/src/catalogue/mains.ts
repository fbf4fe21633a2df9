import type { Model } from './family.js';

/** What one 16 A socket delivers at 230 V, in watts. */
const SOCKET_WATTS = 3680;

/** Whether a machine takes more power than one ordinary socket delivers. */
export const needsStrongCircuit = ({ figures: { power } }: Model): boolean =>
  power !== undefined && power.value * (power.count ?? 1) > SOCKET_WATTS;
