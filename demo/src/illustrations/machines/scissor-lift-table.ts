import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { onFront, onTop, rectangle } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

const [length, depth, height] = [900, 500, 760];

const wheel = (x: number, y: number): Shape =>
  group(
    cylinder({ from: [x, y + 40, 75], to: [x, y, 75], radius: 75, colour: material.rubber, cap: '#3b4248' }),
    disc([x, y - 1, 75], [0, -1, 0], 34, material.steel),
  );

/** One pair of crossed arms; the inner arm lies behind the outer one. */
const scissors = (y: number): Shape =>
  group(
    tube(
      [
        [70, y + 34, height - 20],
        [830, y + 34, 190],
      ],
      54,
      material.darkSteel,
    ),
    tube(
      [
        [70, y, 190],
        [830, y, height - 20],
      ],
      54,
      material.graphite,
    ),
    cylinder({ from: [450, y + 10, 465], to: [450, y - 24, 465], radius: 30, colour: material.steel }),
  );

/** A scissor lift table on wheels, half raised. */
export function scissorLiftTable(): Shape {
  return group(
    shadow([0, 0], [length + 160, depth]),
    wheel(120, depth - 50),
    wheel(800, depth - 50),
    tube(
      [
        [920, depth - 60, 160],
        [1080, depth - 60, 980],
        [1080, 60, 980],
      ],
      34,
      material.graphite,
    ),
    box([20, 30, 120], [880, depth - 60, 50], material.accent),
    scissors(depth - 90),
    cylinder({ from: [260, 250, 200], to: [430, 250, 380], radius: 50, colour: material.graphite }),
    cylinder({ from: [430, 250, 380], to: [600, 250, 560], radius: 28, colour: material.steel }),
    scissors(60),
    box([0, 0, height], [length, depth, 60], material.accent),
    onTop([0, depth, height + 61], rectangle(26, 26, length - 52, depth - 52, '#00000024', 14)),
    onFront(
      [0, 0, height + 60],
      ...Array.from({ length: 12 }, (_, index) => rectangle(20 + index * 73, 20, 40, 20, '#20262b', 3)),
    ),
    wheel(120, 10),
    wheel(800, 10),
    tube(
      [
        [920, 60, 160],
        [1080, 60, 980],
      ],
      34,
      material.graphite,
    ),
    tube(
      [
        [1080, 120, 980],
        [1080, depth - 120, 980],
      ],
      44,
      material.rubber,
    ),
    tube(
      [
        [910, 250, 150],
        [1010, 220, 100],
      ],
      30,
      material.darkSteel,
    ),
  );
}
