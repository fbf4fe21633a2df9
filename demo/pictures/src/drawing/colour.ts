import { dot, unit, type Vector } from './vector.js';

/** The colours of the materials, as seen on a face towards the viewer. */
const ferrum = {
  steel: '#c3cad0',
  darkSteel: '#8b959d',
  enamel: '#e4e6e6',
  graphite: '#454c53',
  rubber: '#2c3136',
  accent: '#c2491a',
  wood: '#cfa26c',
  leather: '#4a403b',
  brass: '#c9a24a',
  glass: '#bfdbe2',
  green: '#5f7f52',
};

export type Palette = Readonly<typeof ferrum>;

let current: Palette = ferrum;

/** The materials of the current palette. */
export const material: Palette = Object.defineProperties(
  { ...ferrum },
  Object.fromEntries(
    (Object.keys(ferrum) as (keyof Palette)[]).map((name) => [name, { get: () => current[name], enumerable: true }]),
  ),
);

/** Draws with another palette: `trim` returns its differences from the current one. */
export function withPalette<T>(trim: (palette: Palette) => Partial<Palette>, draw: () => T): T {
  const outside = current;
  current = { ...outside, ...trim(outside) };
  try {
    return draw();
  } finally {
    current = outside;
  }
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours; `share` is the share of the second one, from 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  const to = channels(other);
  const mix = channels(one).map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The light comes from above, over the viewer's left shoulder. */
const light = unit([-0.42, -0.62, 0.95]);
const facingLight = dot([0, -1, 0], light);

/** Returns the colour of a face: the material's own towards the viewer, lighter towards the light, darker away from it. */
export function shade(colour: string, normal: Vector): string {
  const towards = dot(unit(normal), light) - facingLight;
  return towards > 0 ? mixColours(colour, '#ffffff', towards * 1.15) : mixColours(colour, '#14181c', -towards * 0.36);
}
