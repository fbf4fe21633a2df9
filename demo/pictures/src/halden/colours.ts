import { withPalette } from '../drawing/colour.js';

/** Draws in Halden's colours: painted parts are spruce green. Copper, wood and food keep their colours. */
export const inHaldenColours = <T>(draw: () => T): T => withPalette(() => ({ accent: '#2d6a51' }), draw);
