import { Camera, type View } from './camera.js';
import type { Shape } from './shape.js';
import { pair, type Point, type Vector } from './vector.js';

/** The side of a product picture. */
export const PICTURE_SIDE = 960;
/** The margin around a machine. */
export const MARGIN = 68;

/** A soft shadow under a footprint, shifted slightly away from the light. */
export function shadow([x, y]: readonly [number, number], [width, depth]: readonly [number, number]): Shape {
  const grown = width * 0.03;
  const corners: Vector[] = [
    [x - grown, y - grown, 0],
    [x + width + grown * 3, y - grown, 0],
    [x + width + grown * 3, y + depth + grown * 2, 0],
    [x + grown, y + depth + grown * 2, 0],
  ];
  return (camera) => {
    const path = corners.map((corner) => pair(camera.project(corner))).join(' ');
    return `<path color="#1b1916" opacity=".1" stroke-width="28" d="M${path}z"/>`;
  };
}

/** Returns an SVG document of this size with the line style of all drawings. */
export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-width="3">${content}</svg>`;

/** Draws one machine that fills a square picture, without a background. */
export function picture(machine: Shape, view: View): string {
  const measure = new Camera(view);
  machine(measure);
  const inner = PICTURE_SIDE - 2 * MARGIN;
  const frame = view.closeUp
    ? { x: 0, y: 0, width: PICTURE_SIDE, height: PICTURE_SIDE }
    : { x: MARGIN, y: MARGIN, width: inner, height: inner };
  const camera = measure.fitted(frame);
  const content = machine(camera);
  return svgDocument(PICTURE_SIDE, PICTURE_SIDE, camera.definitions + content);
}

/** A machine in a scene: the position of its foot, and its scale in units of the picture per metre. */
export interface PlacedMachine {
  readonly machine: Shape;
  readonly view: View;
  readonly foot: Point;
  readonly perMetre: number;
  /** The id of its group in the SVG. */
  readonly name?: string;
}

interface Outline {
  readonly low: Point;
  readonly high: Point;
}

/** Returns the bounds of a placed machine on the picture. */
function outline({
  machine,
  view,
  foot,
  perMetre,
}: Pick<PlacedMachine, 'machine' | 'view' | 'foot' | 'perMetre'>): Outline {
  const measure = new Camera(view);
  machine(measure);
  const [width, height] = measure.extent.map((length) => (length * perMetre) / 1000) as [number, number];
  return { low: [foot[0] - width / 2, foot[1] - height], high: [foot[0] + width / 2, foot[1]] };
}

/** Scales an arrangement so that it fills the picture except for a margin. */
export function scaledToFill(
  size: { width: number; height: number },
  margin: number,
  placed: readonly PlacedMachine[],
): PlacedMachine[] {
  const outlines = placed.map(outline);
  const [left, top] = [Math.min(...outlines.map(({ low }) => low[0])), Math.min(...outlines.map(({ low }) => low[1]))];
  const width = Math.max(...outlines.map(({ high }) => high[0])) - left;
  const height = Math.max(...outlines.map(({ high }) => high[1])) - top;
  const factor = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height);
  const [x, y] = [(size.width - width * factor) / 2, (size.height - height * factor) / 2];
  return placed.map(({ foot, perMetre, ...rest }) => ({
    ...rest,
    foot: [x + (foot[0] - left) * factor, y + (foot[1] - top) * factor],
    perMetre: perMetre * factor,
  }));
}

/** Draws several machines on one picture from back to front, on top of `ground`. */
export function scene(
  size: { width: number; height: number },
  ground: string,
  placed: readonly PlacedMachine[],
): string {
  const parts = placed.map(({ machine, view, foot, perMetre, name }, index) => {
    const measure = new Camera(view);
    machine(measure);
    const camera = measure.placedAt(perMetre / 1000, foot);
    const content = machine(camera);
    const own = (camera.definitions + content).replaceAll(/(id="|url\(#|href="#)([cg])/g, `$1s${index}$2`);
    return name === undefined ? own : `<g id="${name}">${own}</g>`;
  });
  return svgDocument(size.width, size.height, ground + parts.join(''));
}

/** A machine in a row of machines. */
export interface RowMachine extends Pick<PlacedMachine, 'machine' | 'view' | 'name'> {
  /** A factor for its size: 0.5 is half of its size. */
  readonly share?: number;
}

/** The share of the size difference that is shown, so that a helmet beside a welder is small but visible. */
const SIZE_SHOWN = 0.45;
/** The overlap of neighbours, as a share of the largest machine. */
const OVERLAP = 0.06;

/** Draws machines in a row on a square picture, from back left to front right. */
export function sideBySide(all: readonly RowMachine[]): string {
  const METRE = 1000;
  const sides = all.map(({ machine, view }) => {
    const { low, high } = outline({ machine, view, foot: [0, 0], perMetre: METRE });
    return { width: high[0] - low[0], larger: Math.max(high[0] - low[0], high[1] - low[1]) };
  });
  const largest = Math.max(...sides.map(({ larger }) => larger));
  let right = 0;
  const placed = all.map((standing, index): PlacedMachine => {
    const { width = 1, larger = 1 } = sides[index] ?? {};
    const factor = (largest / larger) ** (1 - SIZE_SHOWN) * (standing.share ?? 1);
    const half = (width * factor) / 2;
    const foot: Point = [right + half, index * largest * 0.16];
    right += half * 2 - largest * OVERLAP;
    return { ...standing, foot, perMetre: METRE * factor };
  });
  const size = { width: PICTURE_SIDE, height: PICTURE_SIDE };
  return scene(size, '', scaledToFill(size, MARGIN, placed));
}
