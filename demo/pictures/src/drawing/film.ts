import { Camera, type View } from './camera.js';
import { MARGIN, PICTURE_SIDE, wrapped } from './picture.js';
import type { Shape } from './shape.js';

/** What of a machine moves: its shape at a time between 0 and 1; at 1 it is where it was at 0. */
export interface Moving {
  readonly at: (time: number) => Shape;
}

/** A machine at work: its parts from back to front, still or moving, and how long one round takes. */
export interface Film {
  readonly layers: readonly (Shape | Moving)[];
  readonly seconds: number;
}

const FRAMES = 16;
const times = Array.from({ length: FRAMES }, (_, index) => index / FRAMES);

/** Every frame of a moving part is there; each is visible for its share of a round. */
function flipped(moving: Moving, seconds: number): Shape {
  return (camera) =>
    times
      .map((time, index) => {
        const delay = ((index / FRAMES - 1) * seconds).toFixed(2);
        const still = index === 0 ? 'f still"' : 'f" visibility="hidden"';
        return `<g class="${still} style="animation-delay:${delay}s">${moving.at(time)(camera)}</g>`;
      })
      .join('');
}

/**
 * One frame after the other without a script. Who wants less motion sees the first, as far as the browser says so within a
 * picture (Chromium does not: a page shows the machine's first view instead).
 */
const style = (seconds: number): string =>
  `<style>.f{visibility:hidden;animation:f ${seconds}s step-end infinite}@keyframes f{0%{visibility:visible}${(100 / FRAMES).toFixed(3)}%{visibility:hidden}}` +
  '@media(prefers-reduced-motion:reduce){.f{animation:none}.still{visibility:visible}}</style>';

/** A picture that moves: a flip book of the parts that move between those that stand still. */
export function film({ layers, seconds }: Film, view: View): string {
  const shapes = layers.map((layer) => (typeof layer === 'function' ? layer : flipped(layer, seconds)));
  const drawn = (camera: Camera): string => shapes.map((shape) => shape(camera)).join('');
  const measure = new Camera(view);
  drawn(measure);
  const inner = PICTURE_SIDE - 2 * MARGIN;
  const camera = measure.fitted({ x: MARGIN, y: MARGIN, width: inner, height: inner });
  const content = drawn(camera);
  return wrapped(PICTURE_SIDE, PICTURE_SIDE, style(seconds) + camera.definitions + content);
}

/** There and back again, gently: 0 at the beginning and the end, 1 in the middle of a round. */
export const swing = (time: number): number => (1 - Math.cos(2 * Math.PI * time)) / 2;
