import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A return spring, as the zigzag that one sees of it. */
function spring(x: number, head: number): Shape {
  const coils = Array.from({ length: 15 }, (_, index): Vector => [
    x + (index % 2 ? 17 : -17),
    155,
    head - 234 + index * 16,
  ]);
  return tube(coils, 13, material.steel);
}

/** A workshop press: an H frame of this width and height to its head, in millimetres, with jack, ram and bed. */
export function workshopPress(width = 580, head = 1160): Shape {
  const [middle, bed] = [width / 2, head - 680];
  const holes = Math.floor((head - 300) / 84);
  const post = (x: number): Shape =>
    group(
      box([x, 120, 40], [60, 70, head + 20], material.accent),
      onFront(
        [x, 120, head + 60],
        ...Array.from({ length: holes }, (_, index) => circle(30, 330 + index * 84, 13, '#00000080')),
      ),
      box([x - 10, 0, 0], [80, 320, 40], material.graphite),
    );
  return group(
    shadow([-10, 0], [width + 40, 320]),
    post(0),
    post(width - 60),
    box([-14, 100, head], [width + 28, 110, 110], material.accent),
    onFront([-14, 100, head + 110], rectangle(middle - 100, 38, 230, 34, '#ffffffcc', 8)),
    cylinder({ from: [middle, 155, head], to: [middle, 155, head - 260], radius: 62, colour: material.graphite }),
    cylinder({ from: [middle, 155, head - 260], to: [middle, 155, head - 440], radius: 30, colour: material.steel }),
    box([60, 130, head - 280], [width - 120, 50, 44], material.darkSteel),
    ...[110, width - 110].map((x) => spring(x, head)),
    box([-10, 80, bed], [width + 20, 34, 96], material.graphite),
    box([-10, 196, bed], [width + 20, 34, 96], material.graphite),
    box([middle - 90, 70, bed + 96], [180, 170, 50], material.darkSteel),
    cylinder({ from: [middle, 155, bed + 146], to: [middle, 155, bed + 220], radius: 54, colour: material.steel }),
    box([width + 16, 90, head - 360], [90, 90, 150], material.graphite),
    tube(
      [
        [width + 60, 80, head - 240],
        [width + 110, -120, head - 150],
      ],
      26,
      material.darkSteel,
    ),
    hose(
      [
        [width + 60, 135, head - 210],
        [width + 120, 150, head - 60],
        [width - 60, 140, head + 100],
        [middle + 50, 120, head + 50],
      ],
      16,
      material.rubber,
    ),
  );
}
