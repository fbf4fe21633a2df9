/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { Camera } from './camera.js';
import { lit, mixed } from './colour.js';
import type { Shape } from './shape.js';
import { cross, digits, dot, pair, plus, times, unit, type Point, type Vector } from './vector.js';

/** Two directions that span the plane across an axis. */
function across(axis: Vector): [Vector, Vector] {
  const helper: Vector = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const one = unit(cross(axis, helper));
  return [one, cross(axis, one)];
}

/** Tells the camera how far a round plate reaches. */
function reach(camera: Camera, at: Vector, { axis, radius }: { axis: Vector; radius: number }): void {
  const [one, other] = across(unit(axis));
  for (const direction of [one, other, times(one, -1), times(other, -1)]) camera.at(plus(at, times(direction, radius)));
}

/** A round plate, whichever side of it is seen. */
function plate(at: Vector, axis: Vector, radius: number, { fill, opacity = 1 }: Plate): Shape {
  const [one, other] = across(unit(axis));
  return (camera) => {
    reach(camera, at, { axis, radius });
    const clear = opacity < 1 ? ` opacity="${opacity}"` : '';
    return `<circle r="${digits(radius)}" transform="${camera.plane(at, one, other)}" color="${fill}" stroke="none"${clear}/>`;
  };
}

interface Plate {
  readonly fill: string;
  readonly opacity?: number;
}

/** A round plate on a body, seen from where its axis points. */
export function disc(at: Vector, axis: Vector, radius: number, fill: string, opacity = 1): Shape {
  const drawn = plate(at, axis, radius, { fill, opacity });
  return (camera) => (camera.sees(axis) ? drawn(camera) : '');
}

/** Where the outline of a round body touches its end, as a direction from the middle. */
function outline(camera: Camera, axis: Vector): Vector {
  const [one, other] = across(axis);
  const [ax, ay] = camera.along(axis);
  const turn = ([x, y]: Point): number => ax * y - ay * x;
  const angle = Math.atan2(turn(camera.along(other)), turn(camera.along(one)));
  return plus(times(one, Math.cos(angle)), times(other, Math.sin(angle)));
}

/** Whether one goes clockwise over these points, as seen. */
const turns = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;

/** The far rim of a round body as half an ellipse: in parallel projection its long axis lies across the body's. */
function arc(camera: Camera, end: { axis: Vector; rim: Vector; radius: number; isClockwise: boolean }): string {
  const [x, y] = camera.along(end.rim);
  const long = camera.length(end.radius);
  const short = long * Math.abs(dot(end.axis, camera.towards));
  const slant = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return `A${digits(long)} ${digits(short)} ${slant} 0 ${end.isClockwise ? 1 : 0} `;
}

export interface RoundBody {
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
  /** The radius at the far end, for cones. */
  readonly endRadius?: number;
  readonly colour: string;
  /** The colour of the end that is seen, when it differs. */
  readonly cap?: string;
}

/** A cylinder or cone between two points, shaded around. */
export function cylinder({ from, to, radius, endRadius = radius, colour, cap = colour }: RoundBody): Shape {
  const axis = Camera.axis(from, to);
  return (camera) => {
    const endIsNear = camera.sees(axis);
    const [far, near] = endIsNear ? [from, to] : [to, from];
    const [farRadius, nearRadius] = endIsNear ? [radius, endRadius] : [endRadius, radius];
    const rim = outline(camera, axis);
    const [a, b] = [plus(far, times(rim, farRadius)), plus(near, times(rim, nearRadius))].map((p) => camera.at(p));
    const [d, c] = [plus(far, times(rim, -farRadius)), plus(near, times(rim, -nearRadius))].map((p) => camera.at(p));
    if (!a || !b || !c || !d) return '';
    const dark = mixed(colour, '#14181c', 0.26);
    const leftFirst = a[0] + a[1] * 0.01 < d[0] + d[1] * 0.01;
    const [lightEnd, darkEnd] = leftFirst ? [a, d] : [d, a];
    const fill = camera.gradient(lightEnd, darkEnd, [
      [0, mixed(colour, '#14181c', 0.06)],
      [0.3, mixed(colour, '#ffffff', 0.42)],
      [0.62, colour],
      [1, dark],
    ]);
    const back = arc(camera, { axis, rim, radius: farRadius, isClockwise: turns(a, b, c) });
    const body = `<path d="M${pair(a)} ${pair(b)} ${pair(c)} ${pair(d)}${back}${pair(a)}z" fill="${fill}" stroke="none"/>`;
    const capNormal = endIsNear ? axis : times(axis, -1);
    reach(camera, far, { axis, radius: farRadius });
    // The far end is seen beside the near one only when it is wider.
    const farPlate = farRadius > nearRadius ? plate(far, axis, farRadius, { fill: dark })(camera) : '';
    const nearPlate = plate(near, axis, nearRadius, { fill: lit(cap, camera.turned(capNormal)) });
    return farPlate + body + nearPlate(camera);
  };
}

/** A ball. */
export function ball(at: Vector, radius: number, colour: string): Shape {
  return (camera) => {
    const [x, y] = camera.at(at);
    const r = camera.length(radius);
    const fill = camera.gradient(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, mixed(colour, '#ffffff', 0.4)],
        [0.55, colour],
        [1, mixed(colour, '#14181c', 0.3)],
      ],
    );
    return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(r)}" fill="${fill}" stroke="none"/>`;
  };
}
