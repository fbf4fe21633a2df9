import { Camera, type View } from './camera.js';
import type { Shape } from './shape.js';
import { pair, type Point, type Vector } from './vector.js';

/** The side of a product picture. */
export const PICTURE_SIDE = 960;
/** What stays free around a machine on its picture. */
export const MARGIN = 68;

/** A soft shadow on the ground under a footprint, a little towards the dark side. */
export function shadow([x, y]: readonly [number, number], [width, depth]: readonly [number, number]): Shape {
  const grown = width * 0.03;
  const corners: Vector[] = [
    [x - grown, y - grown, 0],
    [x + width + grown * 3, y - grown, 0],
    [x + width + grown * 3, y + depth + grown * 2, 0],
    [x + grown, y + depth + grown * 2, 0],
  ];
  return (camera) => {
    const path = corners.map((corner) => pair(camera.at(corner))).join(' ');
    return `<path color="#1b1916" opacity=".1" stroke-width="28" d="M${path}z"/>`;
  };
}

/** A picture of this size in the language that all drawings share. */
export const wrapped = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-width="3">${content}</svg>`;

/** One machine, filling a square picture without a ground. */
export function picture(machine: Shape, view: View): string {
  const measure = new Camera(view);
  machine(measure);
  const inner = PICTURE_SIDE - 2 * MARGIN;
  const frame = view.closeUp
    ? { x: 0, y: 0, width: PICTURE_SIDE, height: PICTURE_SIDE }
    : { x: MARGIN, y: MARGIN, width: inner, height: inner };
  const camera = measure.fitted(frame);
  const content = machine(camera);
  return wrapped(PICTURE_SIDE, PICTURE_SIDE, camera.definitions + content);
}

/** A machine in a scene: where its foot stands, and how many units of the picture a metre is. */
export interface Placed {
  readonly machine: Shape;
  readonly view: View;
  readonly foot: Point;
  readonly perMetre: number;
  /** What a part of the picture is called in its file. */
  readonly name?: string;
}

interface Outline {
  readonly low: Point;
  readonly high: Point;
}

/** Where a placed machine lies on its picture. */
function outline({ machine, view, foot, perMetre }: Pick<Placed, 'machine' | 'view' | 'foot' | 'perMetre'>): Outline {
  const measure = new Camera(view);
  machine(measure);
  const [width, height] = measure.extent.map((length) => (length * perMetre) / 1000) as [number, number];
  return { low: [foot[0] - width / 2, foot[1] - height], high: [foot[0] + width / 2, foot[1]] };
}

/** The same arrangement, grown or shrunk so that it fills a picture but for a margin. */
export function filling(size: { width: number; height: number }, margin: number, placed: readonly Placed[]): Placed[] {
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

/** Several machines on one picture, those behind first. `ground` is drawn before them. */
export function scene(size: { width: number; height: number }, ground: string, placed: readonly Placed[]): string {
  const parts = placed.map(({ machine, view, foot, perMetre, name }, index) => {
    const measure = new Camera(view);
    machine(measure);
    const camera = measure.standing(perMetre / 1000, foot);
    const content = machine(camera);
    const own = (camera.definitions + content).replaceAll(/(id="|url\(#|href="#)([cg])/g, `$1s${index}$2`);
    return name === undefined ? own : `<g id="${name}">${own}</g>`;
  });
  return wrapped(size.width, size.height, ground + parts.join(''));
}

/** What stands on a picture beside something else. */
export interface Standing extends Pick<Placed, 'machine' | 'view' | 'name'> {
  /** Smaller than the others: 0.5 for half of its size. */
  readonly share?: number;
}

/** How much of the difference in size between two machines is shown: a helmet beside a welder is small, and still seen. */
const SIZE_SHOWN = 0.45;
/** How much of the largest one stands before its neighbour. */
const OVERLAP = 0.06;

/** Machines side by side on a square picture, the first behind on the left, each a little in front of the one before. */
export function sideBySide(all: readonly Standing[]): string {
  const METRE = 1000;
  const sides = all.map(({ machine, view }) => {
    const { low, high } = outline({ machine, view, foot: [0, 0], perMetre: METRE });
    return { width: high[0] - low[0], larger: Math.max(high[0] - low[0], high[1] - low[1]) };
  });
  const largest = Math.max(...sides.map(({ larger }) => larger));
  let right = 0;
  const placed = all.map((standing, index): Placed => {
    const { width = 1, larger = 1 } = sides[index] ?? {};
    const factor = (largest / larger) ** (1 - SIZE_SHOWN) * (standing.share ?? 1);
    const half = (width * factor) / 2;
    const foot: Point = [right + half, index * largest * 0.16];
    right += half * 2 - largest * OVERLAP;
    return { ...standing, foot, perMetre: METRE * factor };
  });
  const size = { width: PICTURE_SIDE, height: PICTURE_SIDE };
  return scene(size, '', filling(size, MARGIN, placed));
}
