/** A point or direction in a machine's own space, in millimetres: x to the right, y away from the viewer, z up. */
export type Vector = readonly [x: number, y: number, z: number];

/** A point on the picture. */
export type Point = readonly [x: number, y: number];

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(...a) || 1));

/** Formats a number with at most one decimal. */
export const digits = (value: number): string => String(Math.round(value * 10) / 10);
/** Formats a point of the picture in whole units, which are precise enough at this size. */
export const pair = (point: Point): string => `${Math.round(point[0])} ${Math.round(point[1])}`;
