/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { Camera } from './camera.js';
import { shade, mixColours } from './colour.js';
import type { Shape } from './shape.js';
import { cross, digits, dot, pair, plus, times, unit, type Point, type Vector } from './vector.js';

/** Returns two perpendicular directions that span the plane across an axis. */
function perpendiculars(axis: Vector): [Vector, Vector] {
  const reference: Vector = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const one = unit(cross(axis, reference));
  return [one, cross(axis, one)];
}

/** Extends the bounds of the camera by a round plate. */
function extendBounds(camera: Camera, at: Vector, { axis, radius }: { axis: Vector; radius: number }): void {
  const [one, other] = perpendiculars(unit(axis));
  for (const direction of [one, other, times(one, -1), times(other, -1)])
    camera.project(plus(at, times(direction, radius)));
}

/** A round plate that is visible from both sides. */
function plate(at: Vector, axis: Vector, radius: number, { fill, opacity = 1 }: Plate): Shape {
  const [one, other] = perpendiculars(unit(axis));
  return (camera) => {
    extendBounds(camera, at, { axis, radius });
    const clear = opacity < 1 ? ` opacity="${opacity}"` : '';
    return `<circle r="${digits(radius)}" transform="${camera.plane(at, one, other)}" color="${fill}" stroke="none"${clear}/>`;
  };
}

interface Plate {
  readonly fill: string;
  readonly opacity?: number;
}

/** A round plate on a body, visible only from the direction of its axis. */
export function disc(at: Vector, axis: Vector, radius: number, fill: string, opacity = 1): Shape {
  const drawn = plate(at, axis, radius, { fill, opacity });
  return (camera) => (camera.isVisible(axis) ? drawn(camera) : '');
}

/** Returns the direction from the centre of an end to the point where the outline of the body touches its rim. */
function tangentDirection(camera: Camera, axis: Vector): Vector {
  const [one, other] = perpendiculars(axis);
  const [ax, ay] = camera.projectDirection(axis);
  const turn = ([x, y]: Point): number => ax * y - ay * x;
  const angle = Math.atan2(turn(camera.projectDirection(other)), turn(camera.projectDirection(one)));
  return plus(times(one, Math.cos(angle)), times(other, Math.sin(angle)));
}

/** Returns whether these points are in clockwise order on the picture. */
const isClockwise = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;

/** Returns the far rim as half an ellipse. In a parallel projection its long axis is perpendicular to the body's. */
function rimArc(camera: Camera, end: { axis: Vector; rim: Vector; radius: number; isClockwise: boolean }): string {
  const [x, y] = camera.projectDirection(end.rim);
  const long = camera.length(end.radius);
  const short = long * Math.abs(dot(end.axis, camera.towards));
  const slant = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return `A${digits(long)} ${digits(short)} ${slant} 0 ${end.isClockwise ? 1 : 0} `;
}

export interface RoundBody {
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
  /** The radius at `to`, for cones. */
  readonly endRadius?: number;
  readonly colour: string;
  /** The colour of the visible end, if it differs. */
  readonly cap?: string;
}

/** A shaded cylinder or cone between two points. */
export function cylinder({ from, to, radius, endRadius = radius, colour, cap = colour }: RoundBody): Shape {
  const axis = Camera.axis(from, to);
  return (camera) => {
    const endIsNear = camera.isVisible(axis);
    const [far, near] = endIsNear ? [from, to] : [to, from];
    const [farRadius, nearRadius] = endIsNear ? [radius, endRadius] : [endRadius, radius];
    const rim = tangentDirection(camera, axis);
    const [a, b] = [plus(far, times(rim, farRadius)), plus(near, times(rim, nearRadius))].map((p) => camera.project(p));
    const [d, c] = [plus(far, times(rim, -farRadius)), plus(near, times(rim, -nearRadius))].map((p) =>
      camera.project(p),
    );
    if (!a || !b || !c || !d) return '';
    const dark = mixColours(colour, '#14181c', 0.26);
    const leftFirst = a[0] + a[1] * 0.01 < d[0] + d[1] * 0.01;
    const [lightEnd, darkEnd] = leftFirst ? [a, d] : [d, a];
    const fill = camera.gradient(lightEnd, darkEnd, [
      [0, mixColours(colour, '#14181c', 0.06)],
      [0.3, mixColours(colour, '#ffffff', 0.42)],
      [0.62, colour],
      [1, dark],
    ]);
    const back = rimArc(camera, { axis, rim, radius: farRadius, isClockwise: isClockwise(a, b, c) });
    const body = `<path d="M${pair(a)} ${pair(b)} ${pair(c)} ${pair(d)}${back}${pair(a)}z" fill="${fill}" stroke="none"/>`;
    const capNormal = endIsNear ? axis : times(axis, -1);
    extendBounds(camera, far, { axis, radius: farRadius });
    // The far end is visible only if it is wider than the near one.
    const farPlate = farRadius > nearRadius ? plate(far, axis, farRadius, { fill: dark })(camera) : '';
    const nearPlate = plate(near, axis, nearRadius, { fill: shade(cap, camera.rotate(capNormal)) });
    return farPlate + body + nearPlate(camera);
  };
}

/** A ball. */
export function ball(at: Vector, radius: number, colour: string): Shape {
  return (camera) => {
    const [x, y] = camera.project(at);
    const r = camera.length(radius);
    const fill = camera.gradient(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, mixColours(colour, '#ffffff', 0.4)],
        [0.55, colour],
        [1, mixColours(colour, '#14181c', 0.3)],
      ],
    );
    return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(r)}" fill="${fill}" stroke="none"/>`;
  };
}
