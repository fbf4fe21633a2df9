import { dot, unit, type Vector } from './vector.js';

/** The few materials that all machines are made of, as the colour of a face that looks at the viewer. */
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

/** The materials in the palette that is being drawn with. */
export const material: Palette = Object.defineProperties(
  { ...ferrum },
  Object.fromEntries(
    (Object.keys(ferrum) as (keyof Palette)[]).map((name) => [name, { get: () => current[name], enumerable: true }]),
  ),
);

/** Draws with another palette: `trim` says what differs, of the palette that holds outside. */
export function painted<T>(trim: (palette: Palette) => Partial<Palette>, draw: () => T): T {
  const outside = current;
  current = { ...outside, ...trim(outside) };
  try {
    return draw();
  } finally {
    current = outside;
  }
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two others; `share` of the second one. */
export function mixed(one: string, other: string, share: number): string {
  const to = channels(other);
  const mix = channels(one).map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The light comes from above, over the viewer's left shoulder. */
const light = unit([-0.42, -0.62, 0.95]);
const facingLight = dot([0, -1, 0], light);

/** A face's colour: the material as it is towards the viewer, lighter towards the light, darker away from it. */
export function lit(colour: string, normal: Vector): string {
  const towards = dot(unit(normal), light) - facingLight;
  return towards > 0 ? mixed(colour, '#ffffff', towards * 1.15) : mixed(colour, '#14181c', -towards * 0.36);
}
