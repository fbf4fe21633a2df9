import { painted } from '../drawing/colour.js';

/** Draws as Halden sells the machines: painted in spruce. What is of copper, of wood or on a plate stays as it is. */
export const inHaldenPaint = <T>(draw: () => T): T => painted(() => ({ accent: '#2d6a51' }), draw);
