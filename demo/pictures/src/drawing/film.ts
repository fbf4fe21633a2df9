import { Camera, type View } from './camera.js';
import { MARGIN, PICTURE_SIDE, svgDocument } from './picture.js';
import type { Shape } from './shape.js';

/** A moving part: its shape at a time from 0 to 1; 1 is the same as 0. */
export interface MovingPart {
  readonly at: (time: number) => Shape;
}

/** A machine at work: its still and moving parts from back to front, and the duration of a cycle. */
export interface Film {
  readonly layers: readonly (Shape | MovingPart)[];
  readonly seconds: number;
}

const FRAMES = 16;
const times = Array.from({ length: FRAMES }, (_, index) => index / FRAMES);

/** Draws all frames of a moving part; each is visible during its part of the cycle. */
function animated(moving: MovingPart, seconds: number): Shape {
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
 * Returns the style sheet that shows one frame after another without a script. With reduced motion it shows the first frame.
 * Chromium does not report that preference within pictures, so pages show the machine's first view instead.
 */
const style = (seconds: number): string =>
  `<style>.f{visibility:hidden;animation:f ${seconds}s step-end infinite}@keyframes f{0%{visibility:visible}${(100 / FRAMES).toFixed(3)}%{visibility:hidden}}` +
  '@media(prefers-reduced-motion:reduce){.f{animation:none}.still{visibility:visible}}</style>';

/** Draws an animated picture: the frames of the moving parts between the still parts. */
export function film({ layers, seconds }: Film, view: View): string {
  const shapes = layers.map((layer) => (typeof layer === 'function' ? layer : animated(layer, seconds)));
  const drawn = (camera: Camera): string => shapes.map((shape) => shape(camera)).join('');
  const measure = new Camera(view);
  drawn(measure);
  const inner = PICTURE_SIDE - 2 * MARGIN;
  const camera = measure.fitted({ x: MARGIN, y: MARGIN, width: inner, height: inner });
  const content = drawn(camera);
  return svgDocument(PICTURE_SIDE, PICTURE_SIDE, style(seconds) + camera.definitions + content);
}

/** Returns a smooth movement there and back: 0 at the start and the end of a cycle, 1 in the middle. */
export const swing = (time: number): number => (1 - Math.cos(2 * Math.PI * time)) / 2;
