import { cross, digits, minus, unit, type Point, type Vector } from './vector.js';

/** From where a machine is looked at, in degrees; and a part of it to look at more closely. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  /** How far the machine is turned on its spot, in degrees; the viewer and the light stay. */
  readonly turn?: number;
  /** How much longer, deeper and higher than it is a machine is drawn. */
  readonly stretch?: Vector;
  /** A closer look: the point in the middle, and how many millimetres the picture is wide there. */
  readonly closeUp?: { readonly at: Vector; readonly width: number };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Puts points of a machine onto a picture: parallel projection, so that equal lengths stay equal. */
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
    // Of a stretched machine too: what is seen of it is what faces this direction in the machine's own space.
    const towards = cross(this.right, this.up);
    this.towards = view.stretch ? unit(towards) : towards;
  }

  /** A direction on the picture, without the picture's place. */
  along([x, y, z]: Vector): Point {
    const across = x * this.right[0] + y * this.right[1] + z * this.right[2];
    const upwards = x * this.up[0] + y * this.up[1] + z * this.up[2];
    return [across * this.scale, -upwards * this.scale];
  }

  /** A point on the picture; remembers the outermost ones. */
  at(point: Vector): Point {
    const [x, y] = this.along(point);
    const placed: Point = [x + this.shift[0], y + this.shift[1]];
    this.low = [Math.min(this.low[0], placed[0]), Math.min(this.low[1], placed[1])];
    this.high = [Math.max(this.high[0], placed[0]), Math.max(this.high[1], placed[1])];
    return placed;
  }

  /** Millimetres as a width on the picture. */
  length(millimetres: number): number {
    return millimetres * this.scale;
  }

  /** Whether a face with this normal can be seen. */
  sees(normal: Vector): boolean {
    return normal[0] * this.towards[0] + normal[1] * this.towards[1] + normal[2] * this.towards[2] > 1e-6;
  }

  /** A direction of the machine as it points when the machine is turned, for the light that falls on it. */
  turned([x, y, z]: Vector): Vector {
    const angle = radians(this.view.turn ?? 0);
    return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle), z];
  }

  /** `matrix(…)` that draws in the plane of two directions, in millimetres from a point. */
  plane(origin: Vector, across: Vector, down: Vector): string {
    const [a, b] = this.along(across);
    const [c, d] = this.along(down);
    const [e, f] = this.at(origin);
    return `matrix(${[a, b, c, d].map((value) => (digits(value * 100) === '0' ? '0' : String(Number(value.toFixed(3))))).join(' ')} ${digits(e)} ${digits(f)})`;
  }

  /** Registers a gradient over a line of the picture and says how to refer to it. Equal colours are written once. */
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

  /** A camera of the same view whose picture fills the frame, but for a margin; or shows the close-up. */
  fitted(frame: { x: number; y: number; width: number; height: number }): Camera {
    const fitted = new Camera(this.view);
    const { closeUp } = this.view;
    const [width, height] = [this.high[0] - this.low[0], this.high[1] - this.low[1]];
    fitted.scale = closeUp ? frame.width / closeUp.width : Math.min(frame.width / width, frame.height / height);
    const [middleX, middleY] = closeUp ? fitted.along(closeUp.at) : this.middle(fitted.scale);
    fitted.shift = [frame.x + frame.width / 2 - middleX, frame.y + frame.height / 2 - middleY];
    return fitted;
  }

  /** Puts what was just drawn with scale 1 at the bottom of a frame at a given scale, for scenes of several machines. */
  standing(scale: number, foot: Point): Camera {
    const placed = new Camera(this.view);
    placed.scale = scale;
    placed.shift = [foot[0] - ((this.low[0] + this.high[0]) / 2) * scale, foot[1] - this.high[1] * scale];
    return placed;
  }

  /** How far what was just drawn with scale 1 reaches from a point of the machine, to the farther side, up and down. */
  reachFrom(point: Vector): { readonly aside: number; readonly up: number; readonly down: number } {
    const [x, y] = this.along(point);
    return { aside: Math.max(x - this.low[0], this.high[0] - x), up: y - this.low[1], down: this.high[1] - y };
  }

  /** A camera of the same view and a given scale that puts a point of the machine onto a point of the picture. */
  holding(point: Vector, scale: number, onto: Point): Camera {
    const held = new Camera(this.view);
    held.scale = scale;
    const [x, y] = held.along(point);
    held.shift = [onto[0] - x, onto[1] - y];
    return held;
  }

  /** How wide and how high what was just drawn is on the picture. */
  get extent(): Point {
    return [this.high[0] - this.low[0], this.high[1] - this.low[1]];
  }

  private middle(scale: number): Point {
    return [((this.low[0] + this.high[0]) / 2) * scale, ((this.low[1] + this.high[1]) / 2) * scale];
  }

  /** The vector between two points, for shapes that turn about an axis. */
  static axis(from: Vector, to: Vector): Vector {
    return unit(minus(to, from));
  }
}
