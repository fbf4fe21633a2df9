import { Camera } from './camera.js';
import type { Shape } from './shape.js';
import type { Point, Vector } from './vector.js';

/** The bounding box of a shape, in the machine's own coordinates. */
interface Bounds {
  readonly low: Vector;
  readonly high: Vector;
}

/** A camera that records the bounding box of what it draws. */
class BoundsCamera extends Camera {
  private readonly least: [number, number, number] = [Infinity, Infinity, Infinity];
  private readonly most: [number, number, number] = [-Infinity, -Infinity, -Infinity];

  override project(point: Vector): Point {
    for (const axis of [0, 1, 2] as const) {
      this.least[axis] = Math.min(this.least[axis], point[axis]);
      this.most[axis] = Math.max(this.most[axis], point[axis]);
    }
    return super.project(point);
  }

  override isVisible(): boolean {
    return true;
  }

  get bounds(): Bounds {
    return { low: this.least, high: this.most };
  }
}

/** Returns the bounding box of a shape in millimetres. Tubes are measured by their centre line. */
export function boundsOf(shape: Shape): Bounds {
  const camera = new BoundsCamera({ yaw: 30, pitch: 20 });
  shape(camera);
  return camera.bounds;
}

/** Gives a shape this bounding box, for example the content of an opening that is visible from one side only. */
export const withBounds =
  (low: Vector, high: Vector, shape: Shape): Shape =>
  (camera) => {
    if (!(camera instanceof BoundsCamera)) return shape(camera);
    camera.project(low);
    camera.project(high);
    return '';
  };

/** The overlap in millimetres up to which two parts count as separate. */
const OVERLAP_TOLERANCE = 3;

/** Returns whether one part can hide the other: not if a plane separates them and the viewer is on the side of the other. */
const canHide = (one: Bounds, other: Bounds, towards: Vector): boolean =>
  ([0, 1, 2] as const).every((axis) => {
    if (towards[axis] > 1e-6) return one.high[axis] > other.low[axis] + OVERLAP_TOLERANCE;
    if (towards[axis] < -1e-6) return one.low[axis] < other.high[axis] - OVERLAP_TOLERANCE;
    return true;
  });

interface Part {
  readonly shape: Shape;
  readonly bounds: Bounds;
}

/** Returns the next part to draw: the first that cannot hide any other remaining part. */
function nextPart(parts: readonly Part[], towards: Vector): Part | undefined {
  const isFree = (part: Part, isStrict: boolean): boolean =>
    parts.every((other, index) => {
      if (other === part || !canHide(part.bounds, other.bounds, towards)) return true;
      const isMutual = canHide(other.bounds, part.bounds, towards);
      return isMutual && (!isStrict || index > parts.indexOf(part));
    });
  return parts.find((part) => isFree(part, true)) ?? parts.find((part) => isFree(part, false)) ?? parts[0];
}

/** Combines parts and draws them from back to front in every view. Parts that intersect keep their order. */
export function depthSorted(...shapes: readonly Shape[]): Shape {
  const parts = shapes.map((shape): Part => ({ shape, bounds: boundsOf(shape) }));
  return (camera) => {
    let left: readonly Part[] = parts;
    let drawing = '';
    while (left.length > 0) {
      const next = nextPart(left, camera.towards);
      drawing += next?.shape(camera) ?? '';
      left = left.filter((part) => part !== next);
    }
    return drawing;
  };
}
