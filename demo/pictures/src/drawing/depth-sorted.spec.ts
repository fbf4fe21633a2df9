import { describe, expect, it } from '@jest/globals';
import { box } from './box.js';
import { Camera } from './camera.js';
import { depthSorted, boundsOf } from './depth-sorted.js';
import type { Shape } from './shape.js';

const named =
  (name: string, shape: Shape): Shape =>
  (camera) => {
    shape(camera);
    return `${name} `;
  };
const drawnFrom = (turn: number, shape: Shape): string => shape(new Camera({ yaw: 32, pitch: 18, turn })).trim();

describe('parts of a machine', () => {
  const front = named('front', box([0, 0, 0], [100, 50, 100], '#ffffff'));
  const back = named('back', box([0, 50, 0], [100, 50, 200], '#ffffff'));
  const lid = named('lid', box([0, 0, 100], [100, 50, 20], '#ffffff'));

  it('are drawn from back to front in every view', () => {
    const machine = depthSorted(lid, front, back);
    expect(drawnFrom(0, machine)).toBe('back front lid');
    expect(drawnFrom(180, machine)).toBe('front lid back');
  });

  it('keep their order if they intersect', () => {
    const inside = named('inside', box([10, 10, 10], [20, 20, 20], '#ffffff'));
    expect(drawnFrom(0, depthSorted(front, inside))).toBe('front inside');
    expect(drawnFrom(180, depthSorted(inside, front))).toBe('inside front');
  });

  it('have a bounding box with all their corners, including hidden ones', () => {
    expect(boundsOf(box([10, 20, 30], [1, 2, 3], '#ffffff'))).toEqual({ low: [10, 20, 30], high: [11, 22, 33] });
  });
});
