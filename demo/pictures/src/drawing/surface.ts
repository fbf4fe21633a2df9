/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import type { Shape } from './shape.js';
import { cross, digits, type Vector } from './vector.js';

/** Draws on the outside of a face. Coordinates are millimetres across and down from the origin. */
const drawOn = (across: Vector, down: Vector) => {
  const normal = cross(down, across);
  return (origin: Vector, ...marks: readonly string[]): Shape =>
    (camera) =>
      camera.isVisible(normal)
        ? `<g stroke="none" transform="${camera.plane(origin, across, down)}">${marks.join('')}</g>`
        : '';
};

/** Draws on a front side; the origin is its top left corner. */
export const onFront = drawOn([1, 0, 0], [0, 0, -1]);
/** Draws on a right side; the origin is its top front corner. */
export const onSide = drawOn([0, 1, 0], [0, 0, -1]);
/** Draws on a back side; the origin is its top left corner as seen from behind. */
export const onBack = drawOn([-1, 0, 0], [0, 0, -1]);
/** Draws on a left side; the origin is its top back corner. */
export const onLeft = drawOn([0, -1, 0], [0, 0, -1]);
/** Draws on a top side; the origin is its back left corner. */
export const onTop = drawOn([1, 0, 0], [0, -1, 0]);

/** Draws on any plane, for example a sloping panel. */
export const onPlane = (origin: Vector, across: Vector, down: Vector, ...marks: readonly string[]): Shape =>
  drawOn(across, down)(origin, ...marks);

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}" fill="${fill}"${radius > 0 ? ` rx="${digits(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${fill}"/>`;

export const line = (path: string, width: number, stroke: string): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${digits(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A column of equal slots, for example air vents. */
export function slots(
  x: number,
  y: number,
  size: { width: number; height: number; count: number; gap: number },
  fill: string,
): string {
  const { width, height, count, gap } = size;
  return Array.from({ length: count }, (_, index) =>
    rectangle(x, y + index * (height + gap), width, height, fill, height / 2),
  ).join('');
}

/** A knob with a mark, seen from above. */
export const knob = (x: number, y: number, radius: number, colour: string, mark = '#ffffff'): string =>
  circle(x, y, radius * 1.18, '#00000026') +
  circle(x, y, radius, colour) +
  line(`M${digits(x)} ${digits(y - radius * 0.3)}V${digits(y - radius * 0.85)}`, radius * 0.18, mark);

/** A dark display with seven-segment figures, drawn as strokes because text needs a font. */
export function display(x: number, y: number, width: number, height: number, figures = 4): string {
  const step = (width * 0.82) / figures;
  const digit = (index: number): string => {
    const [left, top, w, h] = [x + width * 0.11 + index * step, y + height * 0.24, step * 0.6, height * 0.52];
    return `M${digits(left)} ${digits(top)}h${digits(w)}v${digits(h)}h${digits(-w)}zM${digits(left)} ${digits(top + h / 2)}h${digits(w)}`;
  };
  const strokes = Array.from({ length: figures }, (_, index) => digit(index)).join('');
  return rectangle(x, y, width, height, '#1d2b2c', height * 0.12) + line(strokes, height * 0.07, '#8fe0c4');
}
