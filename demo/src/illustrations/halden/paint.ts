import { material } from '../drawing/colour.js';
import { recoloured } from '../recoloured.js';

const SPRUCE_PAINT = '#2d6a51';

/** A drawing as Halden sells the machine: painted in spruce. */
export const inHaldenPaint = (svg: string): string => recoloured(svg, material.accent, SPRUCE_PAINT);
