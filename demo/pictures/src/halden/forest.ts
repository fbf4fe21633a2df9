import type { Point } from '../drawing/vector.js';

/** A row of spruces: position, height, count and colour, which is paler in haze. */
export interface SpruceRow {
  readonly from: number;
  readonly to: number;
  readonly ground: number;
  readonly height: number;
  readonly count: number;
  readonly colour: string;
}

/** Returns a pseudo-random number from 0 to 1 that depends only on the seed. */
function pseudoRandom(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const TIERS = 7;

/** Returns the outline of a spruce: from the tip down one side and up the other, with slightly hanging branches. */
function spruce([x, foot]: Point, height: number): string {
  const half = height * 0.19;
  const points = Array.from({ length: TIERS }, (_, index) => {
    const share = (index + 1) / TIERS;
    const y = foot - height * (1 - share);
    const out = half * share;
    return { y, out, inner: out * 0.52 };
  });
  const side = (sign: 1 | -1) =>
    points.map(({ y, out, inner }) => [
      `${Math.round(x + sign * out)} ${Math.round(y)}`,
      `${Math.round(x + sign * inner)} ${Math.round(y - height * 0.018)}`,
    ]);
  const right = side(1).flat();
  const left = side(-1)
    .map(([tip = '', notch = '']) => [notch, tip])
    .reverse()
    .flat();
  return `M${Math.round(x)} ${Math.round(foot - height)}L${[...right, ...left].join('L')}z`;
}

/** Draws a row of different spruces as one path. */
export function rowOfSpruces({ from, to, ground, height, count, colour }: SpruceRow): string {
  const step = (to - from) / count;
  const trees = Array.from({ length: count }, (_, index) => {
    const seed = index + ground;
    const x = from + step * (index + 0.2 + pseudoRandom(seed) * 0.6);
    return spruce([x, ground + pseudoRandom(seed + 7) * 14], height * (0.62 + pseudoRandom(seed + 3) * 0.38));
  });
  return `<path fill="${colour}" d="${trees.join('')}M${from} ${ground - 6}H${to}V900H${from}z"/>`;
}
