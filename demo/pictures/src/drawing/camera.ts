import { cross, digits, minus, unit, type Point, type Vector } from './vector.js';

/** The direction of view, with angles in degrees, and optionally a close-up of a part. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  /** The rotation of the machine about its vertical axis, in degrees; viewer and light do not move. */
  readonly turn?: number;
  /** The factors by which the machine is stretched in length, depth and height. */
  readonly stretch?: Vector;
  /** A close-up: the point at the centre, and the width of the picture in millimetres. */
  readonly closeUp?: { readonly at: Vector; readonly width: number };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Projects points of a machine onto a picture. The projection is parallel, so that equal lengths stay equal. */
export class Camera {
  private readonly right: Vector;
  private readonly up: Vector;
  /** Points towards the viewer. */
  readonly towards: Vector;
  private scale = 1;
  private shift: Point = [0, 0];
  private low: [number, number] = [Infinity, Infinity];
  private high: [number, number] = [-Infinity, -Infinity];
  private readonly gradients: string[] = [];
  private readonly colours = new Map<string, string>();

  constructor(readonly view: View) {
    const [yaw, pitch] = [radians(view.yaw + (view.turn ?? 0)), radians(view.pitch)];
    const [longer, deeper, higher] = view.stretch ?? [1, 1, 1];
    const stretched = ([x, y, z]: Vector): Vector => [x * longer, y * deeper, z * higher];
    this.right = stretched([Math.cos(yaw), Math.sin(yaw), 0]);
    this.up = stretched(unit([-Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch)]));
    // Faces of a stretched machine are visible if they face this direction in the machine's own coordinates.
    const towards = cross(this.right, this.up);
    this.towards = view.stretch ? unit(towards) : towards;
  }

  /** Projects a direction, without the offset of the picture. */
  projectDirection([x, y, z]: Vector): Point {
    const across = x * this.right[0] + y * this.right[1] + z * this.right[2];
    const upwards = x * this.up[0] + y * this.up[1] + z * this.up[2];
    return [across * this.scale, -upwards * this.scale];
  }

  /** Projects a point, and extends the recorded bounds by it. */
  project(point: Vector): Point {
    const [x, y] = this.projectDirection(point);
    const placed: Point = [x + this.shift[0], y + this.shift[1]];
    this.low = [Math.min(this.low[0], placed[0]), Math.min(this.low[1], placed[1])];
    this.high = [Math.max(this.high[0], placed[0]), Math.max(this.high[1], placed[1])];
    return placed;
  }

  /** Converts millimetres to units of the picture. */
  length(millimetres: number): number {
    return millimetres * this.scale;
  }

  /** Returns whether a face with this normal is visible. */
  isVisible(normal: Vector): boolean {
    return normal[0] * this.towards[0] + normal[1] * this.towards[1] + normal[2] * this.towards[2] > 1e-6;
  }

  /** Returns a direction after the rotation of the machine, for its light. */
  rotate([x, y, z]: Vector): Vector {
    const angle = radians(this.view.turn ?? 0);
    return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle), z];
  }

  /** Returns the `matrix(…)` to draw in the plane of two directions, in millimetres from the origin. */
  plane(origin: Vector, across: Vector, down: Vector): string {
    const [a, b] = this.projectDirection(across);
    const [c, d] = this.projectDirection(down);
    const [e, f] = this.project(origin);
    return `matrix(${[a, b, c, d].map((value) => (digits(value * 100) === '0' ? '0' : String(Number(value.toFixed(3))))).join(' ')} ${digits(e)} ${digits(f)})`;
  }

  /** Adds a gradient along a line of the picture and returns its reference. Equal colour stops are stored once. */
  gradient(from: Point, to: Point, stops: readonly (readonly [offset: number, colour: string])[]): string {
    const colours = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
    const known = this.colours.get(colours) ?? `c${this.colours.size}`;
    this.colours.set(colours, known);
    const id = `g${this.gradients.length}`;
    const [x1, y1, x2, y2] = [...from, ...to].map(Math.round);
    this.gradients.push(`<linearGradient id="${id}" href="#${known}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`);
    return `url(#${id})`;
  }

  get definitions(): string {
    if (this.gradients.length === 0) return '';
    const colours = [...this.colours].map(
      ([stops, id]) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`,
    );
    return `<defs>${colours.join('')}${this.gradients.join('')}</defs>`;
  }

  /** Returns a camera whose picture fills the frame with what was drawn, or with the close-up. */
  fitted(frame: { x: number; y: number; width: number; height: number }): Camera {
    const fitted = new Camera(this.view);
    const { closeUp } = this.view;
    const [width, height] = [this.high[0] - this.low[0], this.high[1] - this.low[1]];
    fitted.scale = closeUp ? frame.width / closeUp.width : Math.min(frame.width / width, frame.height / height);
    const [middleX, middleY] = closeUp ? fitted.projectDirection(closeUp.at) : this.middle(fitted.scale);
    fitted.shift = [frame.x + frame.width / 2 - middleX, frame.y + frame.height / 2 - middleY];
    return fitted;
  }

  /** Returns a camera that places what was drawn at scale 1 with its bottom centre at `foot`, for scenes of several machines. */
  placedAt(scale: number, foot: Point): Camera {
    const placed = new Camera(this.view);
    placed.scale = scale;
    placed.shift = [foot[0] - ((this.low[0] + this.high[0]) / 2) * scale, foot[1] - this.high[1] * scale];
    return placed;
  }

  /** Returns how far the drawing at scale 1 extends from a point: to its wider side, up and down. */
  extentFrom(point: Vector): { readonly aside: number; readonly up: number; readonly down: number } {
    const [x, y] = this.projectDirection(point);
    return { aside: Math.max(x - this.low[0], this.high[0] - x), up: y - this.low[1], down: this.high[1] - y };
  }

  /** Returns a camera that projects a point of the machine onto a point of the picture, at this scale. */
  anchoredAt(point: Vector, scale: number, onto: Point): Camera {
    const anchored = new Camera(this.view);
    anchored.scale = scale;
    const [x, y] = anchored.projectDirection(point);
    anchored.shift = [onto[0] - x, onto[1] - y];
    return anchored;
  }

  /** The width and height of what was drawn. */
  get extent(): Point {
    return [this.high[0] - this.low[0], this.high[1] - this.low[1]];
  }

  private middle(scale: number): Point {
    return [((this.low[0] + this.high[0]) / 2) * scale, ((this.low[1] + this.high[1]) / 2) * scale];
  }

  /** Returns the unit vector from one point to another. */
  static axis(from: Vector, to: Vector): Vector {
    return unit(minus(to, from));
  }
}
