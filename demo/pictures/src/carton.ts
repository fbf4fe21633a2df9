import { box } from './drawing/box.js';
import { mixColours } from './drawing/colour.js';
import { flat } from './drawing/polygon.js';
import { group, type Shape } from './drawing/shape.js';
import { onFront, rectangle } from './drawing/surface.js';

const BOARD = '#c9a06a';
const TAPE = '#e3d3b4';

/** An opened carton for a machine of this size in millimetres, with open flaps and cut tape. */
export function openedCarton(side: number): Shape {
  const [width, depth, height] = [side, side * 0.8, side * 0.7];
  const flap = side * 0.26;
  return group(
    flat(
      [
        [0, depth, height],
        [width, depth, height],
        [width, depth + flap * 0.6, height + flap],
        [0, depth + flap * 0.6, height + flap],
      ],
      mixColours(BOARD, '#ffffff', 0.2),
    ),
    box([0, 0, 0], [width, depth, height], BOARD),
    flat(
      [
        [side * 0.03, side * 0.03, height],
        [width - side * 0.03, side * 0.03, height],
        [width - side * 0.03, depth - side * 0.03, height],
        [side * 0.03, depth - side * 0.03, height],
      ],
      mixColours(BOARD, '#14181c', 0.55),
    ),
    flat(
      [
        [0, 0, height],
        [0, depth, height],
        [-flap * 0.7, depth, height + flap * 0.5],
        [-flap * 0.7, 0, height + flap * 0.5],
      ],
      mixColours(BOARD, '#ffffff', 0.12),
    ),
    flat(
      [
        [0, 0, height],
        [width, 0, height],
        [width, -flap, height - flap * 0.35],
        [0, -flap, height - flap * 0.35],
      ],
      mixColours(BOARD, '#ffffff', 0.28),
    ),
    onFront(
      [0, 0, height],
      rectangle(width * 0.46, flap * 0.9, width * 0.08, height - flap * 0.9, TAPE),
      rectangle(width * 0.1, height * 0.6, width * 0.24, height * 0.2, '#f4efe4'),
    ),
  );
}
