import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { swing, type Film } from '../drawing/film.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The width of a press and the height of its head, in millimetres. */
interface PressSize {
  readonly width: number;
  readonly head: number;
}

const bedOf = ({ head }: PressSize): number => head - 680;

/** A return spring below the head, drawn as a zigzag. */
function spring(x: number, head: number, length: number): Shape {
  const coils = Array.from({ length: 15 }, (_, index): Vector => [
    x + (index % 2 ? 17 : -17),
    155,
    head - 10 - length + (index * length) / 14,
  ]);
  return tube(coils, 13, material.steel);
}

/** The frame with the jack, behind the moving parts. */
function frame({ width, head }: PressSize): Shape {
  const middle = width / 2;
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
  );
}

/** Ram, crossbar and springs, lowered by this distance in millimetres. */
function ram({ width, head }: PressSize, down: number): Shape {
  const [middle, top] = [width / 2, head - down];
  return group(
    cylinder({ from: [middle, 155, head - 260], to: [middle, 155, top - 440], radius: 30, colour: material.steel }),
    box([60, 130, top - 280], [width - 120, 50, 44], material.darkSteel),
    ...[110, width - 110].map((x) => spring(x, head, 224 + down)),
  );
}

/** The bed with its plate. */
function bed(size: PressSize): Shape {
  const [middle, floor] = [size.width / 2, bedOf(size)];
  return group(
    box([-10, 80, floor], [size.width + 20, 34, 96], material.graphite),
    box([-10, 196, floor], [size.width + 20, 34, 96], material.graphite),
    box([middle - 90, 70, floor + 96], [180, 170, 50], material.darkSteel),
  );
}

/** The workpiece, of this height. */
function workpiece(size: PressSize, height: number): Shape {
  const [middle, floor] = [size.width / 2, bedOf(size) + 146];
  const radius = 54 + (74 - height) * 0.5;
  return cylinder({ from: [middle, 155, floor], to: [middle, 155, floor + height], radius, colour: material.steel });
}

/** The pump at the side with its hose to the jack; its lever is lowered by this distance in millimetres. */
function pump({ width, head }: PressSize, down: number): Shape {
  return group(
    box([width + 16, 90, head - 360], [90, 90, 150], material.graphite),
    tube(
      [
        [width + 60, 80, head - 240],
        [width + 110, -120, head - 150 - down],
      ],
      26,
      material.darkSteel,
    ),
    hose(
      [
        [width + 60, 135, head - 210],
        [width + 120, 150, head - 60],
        [width - 60, 140, head + 100],
        [width / 2 + 50, 120, head + 50],
      ],
      16,
      material.rubber,
    ),
  );
}

/** A workshop press: an H frame with jack, ram and bed; its width and the height of its head in millimetres. */
export function workshopPress(width = 580, head = 1160): Shape {
  const size = { width, head };
  return group(frame(size), ram(size, 0), bed(size), workpiece(size, 74), pump(size, 0));
}

/** Animates the press: the lever moves, and the ram goes down onto the workpiece and up again. */
export function workshopPressAtWork(): Film {
  const size = { width: 580, head: 1160 };
  const down = (time: number): number => swing(time) * 110 - 60;
  return {
    layers: [
      frame(size),
      { at: (time) => ram(size, down(time)) },
      bed(size),
      { at: (time) => workpiece(size, Math.min(74, 94 - down(time))) },
      { at: (time) => pump(size, 90 * swing(time * 4)) },
    ],
    seconds: 3.2,
  };
}
