import { box } from './drawing/box.js';
import { material } from './drawing/colour.js';
import { cylinder, disc } from './drawing/cylinder.js';
import { scaledToFill, scene, shadow } from './drawing/picture.js';
import { flat } from './drawing/polygon.js';
import { group, type Shape } from './drawing/shape.js';
import { line, onFront, onSide, rectangle } from './drawing/surface.js';
import { tube } from './drawing/tube.js';
import type { Vector } from './drawing/vector.js';

const SIZE = { width: 480, height: 360 };

/** The dashed outline of a missing box. */
function ghost([x, y, z]: Vector, [width, depth, height]: Vector): Shape {
  const corner = (across: number, back: number, up: number): Vector => [
    x + across * width,
    y + back * depth,
    z + up * height,
  ];
  const edges: readonly (readonly Vector[])[] = [
    [corner(0, 0, 0), corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0), corner(0, 0, 0)],
    [corner(0, 0, 1), corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1)],
    [corner(1, 1, 1), corner(1, 1, 0), corner(1, 0, 0)],
  ];
  return (camera) => {
    const path = edges.map(
      (edge) => `M${edge.map((point) => camera.project(point).map(Math.round).join(' ')).join('L')}`,
    );
    return `<path d="${path.join('')}" fill="none" color="${material.darkSteel}" stroke-width="2" stroke-dasharray="7 7"/>`;
  };
}

const castor = (x: number, y: number): Shape =>
  group(
    cylinder({ from: [x, y + 50, 80], to: [x, y, 80], radius: 80, colour: material.rubber, cap: '#3b4248' }),
    disc([x, y - 1, 80], [0, -1, 0], 34, material.steel),
  );

/** A trolley with the outline of a missing box. */
const emptyTrolley = (): Shape =>
  group(
    shadow([0, 0], [1000, 600]),
    ...[150, 850].map((x) => castor(x, 540)),
    box([0, 0, 170], [1000, 600, 50], material.accent),
    ...[150, 850].map((x) => castor(x, 10)),
    ghost([220, 130, 230], [480, 360, 330]),
    tube(
      [
        [960, 540, 220],
        [1060, 540, 900],
        [1060, 60, 900],
        [960, 60, 220],
      ],
      44,
      material.graphite,
    ),
    tube(
      [
        [1060, 440, 900],
        [1060, 160, 900],
      ],
      60,
      material.rubber,
    ),
  );

/** A shelf with one box, and the outline of a missing box. */
function emptyShelf(): Shape {
  const post = (x: number, y: number): Shape => box([x, y, 0], [40, 40, 1240], material.darkSteel);
  const board = (z: number): Shape => box([41, 5, z], [918, 390, 36], material.steel);
  return group(
    shadow([0, 0], [1000, 400]),
    post(0, 360),
    post(960, 360),
    board(60),
    group(
      box([600, 70, 96], [280, 270, 210], material.accent),
      onFront([600, 70, 306], rectangle(120, 0, 40, 210, '#00000020'), rectangle(190, 140, 64, 40, '#ffffffb0', 5)),
    ),
    board(560),
    ghost([140, 70, 596], [330, 270, 260]),
    board(1060),
    post(0, 0),
    post(960, 0),
  );
}

/** A traffic cone beside a tool box. */
const roadWorks = (): Shape =>
  group(
    shadow([-40, -60], [860, 420]),
    group(
      box([330, 60, 0], [440, 220, 210], material.graphite),
      box([322, 52, 210], [456, 236, 54], material.accent),
      onFront([330, 60, 210], rectangle(180, 24, 80, 60, '#8b959d', 8), line('M30 150H410', 8, '#00000040')),
      onSide([770, 60, 210], rectangle(30, 30, 160, 150, '#00000026', 10)),
      tube(
        [
          [430, 170, 268],
          [450, 170, 350],
          [650, 170, 350],
          [670, 170, 268],
        ],
        34,
        material.rubber,
      ),
    ),
    box([0, -40, 0], [300, 300, 34], material.graphite),
    cylinder({ from: [150, 110, 34], to: [150, 110, 190], radius: 116, endRadius: 84, colour: material.accent }),
    cylinder({ from: [150, 110, 190], to: [150, 110, 280], radius: 84, endRadius: 65, colour: '#f4f3ef' }),
    cylinder({ from: [150, 110, 280], to: [150, 110, 370], radius: 65, endRadius: 47, colour: material.accent }),
    cylinder({ from: [150, 110, 370], to: [150, 110, 430], radius: 47, endRadius: 34, colour: '#f4f3ef' }),
    cylinder({ from: [150, 110, 430], to: [150, 110, 500], radius: 34, endRadius: 20, colour: material.accent }),
  );

/** An open, empty carton. */
function emptyCarton(): Shape {
  const [width, depth, height] = [600, 440, 360];
  return group(
    shadow([0, 0], [width, depth]),
    flat(
      [
        [0, depth, height],
        [width, depth, height],
        [width + 20, depth + 170, height + 110],
        [-20, depth + 170, height + 110],
      ],
      '#d9b483',
    ),
    flat(
      [
        [0, 0, height],
        [0, depth, height],
        [-190, depth, height + 60],
        [-190, 0, height + 60],
      ],
      '#e4c596',
    ),
    box([0, 0, 0], [width, depth, height], material.wood),
    flat(
      [
        [0, 0, height],
        [0, depth, height],
        [width, depth, height],
        [width, 0, height],
      ],
      '#7d5f3d',
    ),
    flat(
      [
        [0, depth, height],
        [width, depth, height],
        [width, depth - 120, height],
        [0, depth - 120, height],
      ],
      '#94714a',
    ),
    onFront(
      [0, 0, height],
      rectangle(width / 2 - 24, 0, 48, height, '#00000012'),
      rectangle(400, 230, 140, 80, '#ffffffb0', 6),
      line('M424 258h90M424 282h56', 8, '#00000050'),
    ),
    flat(
      [
        [width, 0, height],
        [width, depth, height],
        [width + 200, depth, height + 40],
        [width + 200, 0, height + 40],
      ],
      '#c39a66',
    ),
    flat(
      [
        [0, 0, height],
        [width, 0, height],
        [width + 10, -150, height - 130],
        [-10, -150, height - 130],
      ],
      '#dcb883',
    ),
  );
}

/** Draws the pictures of empty and error pages, with an aspect ratio of 4:3 and no background. */
export function statePictures(): Readonly<Record<string, string>> {
  const states = {
    'empty-cart': emptyTrolley(),
    'not-found': emptyShelf(),
    error: roadWorks(),
    'no-hits': emptyCarton(),
  };
  const pictures = Object.entries(states).map(([name, machine]) => {
    const placed = { machine, view: { yaw: 32, pitch: 22 }, foot: [0, 0], perMetre: 1 } as const;
    return [name, scene(SIZE, '', scaledToFill(SIZE, 16, [placed]))] as const;
  });
  return Object.fromEntries(pictures);
}
