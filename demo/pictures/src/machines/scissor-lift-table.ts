import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { swing, type Film } from '../drawing/film.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { onFront, onTop, rectangle } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

const depth = 500;

const wheel = (x: number, y: number): Shape =>
  group(
    cylinder({ from: [x, y + 40, 75], to: [x, y, 75], radius: 75, colour: material.rubber, cap: '#3b4248' }),
    disc([x, y - 1, 75], [0, -1, 0], 34, material.steel),
  );

/** A pair of crossed arms; the inner arm is behind the outer one. */
const scissors = (y: number, length: number, height: number): Shape =>
  group(
    tube(
      [
        [70, y + 34, height - 20],
        [length - 70, y + 34, 190],
      ],
      54,
      material.darkSteel,
    ),
    tube(
      [
        [70, y, 190],
        [length - 70, y, height - 20],
      ],
      54,
      material.graphite,
    ),
    cylinder({
      from: [length / 2, y + 10, (height + 170) / 2],
      to: [length / 2, y - 24, (height + 170) / 2],
      radius: 30,
      colour: material.steel,
    }),
  );

/** The parts behind the scissors: rear wheels, rear half of the handle, and base. */
const behind = (length: number): Shape =>
  group(
    shadow([0, 0], [length + 160, depth]),
    wheel(120, depth - 50),
    wheel(length - 100, depth - 50),
    tube(
      [
        [length + 20, depth - 60, 160],
        [length + 180, depth - 60, 980],
        [length + 180, 60, 980],
      ],
      34,
      material.graphite,
    ),
    box([20, 30, 120], [length - 20, depth - 60, 50], material.accent),
  );

/** The scissors of this span with their cylinder, and the platform at this height. */
function lifted(length: number, span: number, height: number): Shape {
  const between = (share: number): Vector => [260 + share * (span - 560), 250, 200 + share * (height - 400)];
  return group(
    scissors(depth - 90, span, height),
    cylinder({ from: [260, 250, 200], to: between(0.5), radius: 50, colour: material.graphite }),
    cylinder({ from: between(0.5), to: between(1), radius: 28, colour: material.steel }),
    scissors(60, span, height),
    box([0, 0, height], [length, depth, 60], material.accent),
    onTop([0, depth, height + 61], rectangle(26, 26, length - 52, depth - 52, '#00000024', 14)),
    onFront(
      [0, 0, height + 60],
      ...Array.from({ length: Math.floor(length / 73) }, (_, index) =>
        rectangle(20 + index * 73, 20, 40, 20, '#20262b', 3),
      ),
    ),
  );
}

/** The parts in front of the scissors: front wheels, front half of the handle, and pedal. */
const before = (length: number): Shape =>
  group(
    wheel(120, 10),
    wheel(length - 100, 10),
    tube(
      [
        [length + 20, 60, 160],
        [length + 180, 60, 980],
      ],
      34,
      material.graphite,
    ),
    tube(
      [
        [length + 180, 120, 980],
        [length + 180, depth - 120, 980],
      ],
      44,
      material.rubber,
    ),
    tube(
      [
        [length + 10, 250, 150],
        [length + 110, 220, 100],
      ],
      30,
      material.darkSteel,
    ),
  );

/** A raised scissor lift table on wheels; length and height of its platform in millimetres. */
export const scissorLiftTable = (length = 900, height = 760): Shape =>
  group(behind(length), lifted(length, length, height), before(length));

/** Animates the table up and down. The arms keep their length, so their feet move closer as it rises. */
export function scissorLiftTableAtWork(): Film {
  const [length, low, high] = [900, 760, 950];
  const arm = Math.hypot(length - 140, low - 210);
  const at = (time: number): Shape => {
    const height = low + (high - low) * swing(time);
    return lifted(length, 140 + Math.sqrt(arm ** 2 - (height - 210) ** 2), height);
  };
  return { layers: [behind(length), { at }, before(length)], seconds: 4 };
}
