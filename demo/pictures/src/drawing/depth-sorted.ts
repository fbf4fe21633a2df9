import { Camera } from './camera.js';
import type { Shape } from './shape.js';
import type { Point, Vector } from './vector.js';

/** The room that a shape takes, in the machine's own space. */
interface Room {
  readonly low: Vector;
  readonly high: Vector;
}

/** Looks at nothing in particular, and notes all points that a shape is drawn by. */
class Surveyor extends Camera {
  private readonly least: [number, number, number] = [Infinity, Infinity, Infinity];
  private readonly most: [number, number, number] = [-Infinity, -Infinity, -Infinity];

  override at(point: Vector): Point {
    for (const axis of [0, 1, 2] as const) {
      this.least[axis] = Math.min(this.least[axis], point[axis]);
      this.most[axis] = Math.max(this.most[axis], point[axis]);
    }
    return super.at(point);
  }

  override sees(): boolean {
    return true;
  }

  get room(): Room {
    return { low: this.least, high: this.most };
  }
}

/** The room that a shape takes, in millimetres; a tube counts by its middle line. */
export function roomOf(shape: Shape): Room {
  const surveyor = new Surveyor({ yaw: 30, pitch: 20 });
  shape(surveyor);
  return surveyor.room;
}

/** A shape that counts as standing between two corners, as what lies in an opening and is seen from one side only. */
export const standingIn =
  (low: Vector, high: Vector, shape: Shape): Shape =>
  (camera) => {
    if (!(camera instanceof Surveyor)) return shape(camera);
    camera.at(low);
    camera.at(high);
    return '';
  };

/** How far two parts may reach into each other and still count as apart, in millimetres. */
const TOUCHING = 3;

/** Whether one part can stand before the other: not when a plane parts them and the viewer is on the other's side. */
const canHide = (one: Room, other: Room, towards: Vector): boolean =>
  ([0, 1, 2] as const).every((axis) => {
    if (towards[axis] > 1e-6) return one.high[axis] > other.low[axis] + TOUCHING;
    if (towards[axis] < -1e-6) return one.low[axis] < other.high[axis] - TOUCHING;
    return true;
  });

interface Part {
  readonly shape: Shape;
  readonly room: Room;
}

/** The next part to draw: the first one before which no other must be drawn. */
function nextOf(parts: readonly Part[], towards: Vector): Part | undefined {
  const isFree = (part: Part, isStrict: boolean): boolean =>
    parts.every((other, index) => {
      if (other === part || !canHide(part.room, other.room, towards)) return true;
      const isMutual = canHide(other.room, part.room, towards);
      return isMutual && (!isStrict || index > parts.indexOf(part));
    });
  return parts.find((part) => isFree(part, true)) ?? parts.find((part) => isFree(part, false)) ?? parts[0];
}

/** Several parts as one, drawn from back to front wherever they are looked at from; parts in one room keep their order. */
export function ordered(...shapes: readonly Shape[]): Shape {
  const parts = shapes.map((shape): Part => ({ shape, room: roomOf(shape) }));
  return (camera) => {
    let left: readonly Part[] = parts;
    let drawing = '';
    while (left.length > 0) {
      const next = nextOf(left, camera.towards);
      drawing += next?.shape(camera) ?? '';
      left = left.filter((part) => part !== next);
    }
    return drawing;
  };
}
