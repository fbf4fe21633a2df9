import { Camera } from './camera.js';
import { boundsOf } from './depth-sorted.js';
import { PICTURE_SIDE, svgDocument } from './picture.js';
import type { Shape } from './shape.js';
import type { Vector } from './vector.js';

/** The minimum margin around a turning machine, in units of the picture. */
const MARGIN = 60;

/** Draws the frames of a full turn. All have the same scale and the same position of the footprint's centre. */
export function turntable(machine: Shape, frames: number): readonly string[] {
  const { low, high } = boundsOf(machine);
  const axis: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0];
  const cameras = Array.from({ length: frames }, (_, index) => {
    const camera = new Camera({ yaw: 32, pitch: 18, turn: (index * 360) / frames });
    machine(camera);
    return camera;
  });
  const extents = cameras.map((camera) => camera.extentFrom(axis));
  const maximum = (of: 'aside' | 'up' | 'down'): number => Math.max(...extents.map((reach) => reach[of]));
  const room = PICTURE_SIDE - 2 * MARGIN;
  const scale = Math.min(room / (2 * maximum('aside')), room / (maximum('up') + maximum('down')));
  const foot = PICTURE_SIDE / 2 + ((maximum('up') - maximum('down')) / 2) * scale;
  return cameras.map((measured) => {
    const camera = measured.anchoredAt(axis, scale, [PICTURE_SIDE / 2, foot]);
    const content = machine(camera);
    return svgDocument(PICTURE_SIDE, PICTURE_SIDE, camera.definitions + content);
  });
}
