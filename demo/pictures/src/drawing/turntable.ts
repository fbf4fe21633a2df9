import { Camera } from './camera.js';
import { roomOf } from './ordered.js';
import { PICTURE_SIDE, wrapped } from './picture.js';
import type { Shape } from './shape.js';
import type { Vector } from './vector.js';

/** The least that stays free around a turning machine, in units of the picture. */
const MARGIN = 60;

/** A machine on a turntable, once around: every picture at the same scale, the middle of its footprint in one place. */
export function turntable(machine: Shape, frames: number): readonly string[] {
  const { low, high } = roomOf(machine);
  const axis: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0];
  const cameras = Array.from({ length: frames }, (_, index) => {
    const camera = new Camera({ yaw: 32, pitch: 18, turn: (index * 360) / frames });
    machine(camera);
    return camera;
  });
  const reaches = cameras.map((camera) => camera.reachFrom(axis));
  const most = (of: 'aside' | 'up' | 'down'): number => Math.max(...reaches.map((reach) => reach[of]));
  const room = PICTURE_SIDE - 2 * MARGIN;
  const scale = Math.min(room / (2 * most('aside')), room / (most('up') + most('down')));
  const foot = PICTURE_SIDE / 2 + ((most('up') - most('down')) / 2) * scale;
  return cameras.map((measured) => {
    const camera = measured.holding(axis, scale, [PICTURE_SIDE / 2, foot]);
    const content = machine(camera);
    return wrapped(PICTURE_SIDE, PICTURE_SIDE, camera.definitions + content);
  });
}
