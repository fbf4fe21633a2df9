import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { display, line, onBack, onFront, onLeft, onSide, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

const drinks = ['#5f7f52', '#b9494a', '#d9952f', '#5b93ad'] as const;

/** A shelf of bottles behind the door: one path for the bottles of each colour, one for all labels. */
function bottles(floor: number, shift: number): string {
  const places = Array.from({ length: 8 }, (_, index) => 30 + index * 52);
  const body = (x: number): string => `M${x} ${floor}v-78q0-14 9-26v-32h18v32q9 12 9 26v78z`;
  const colours = drinks.map((colour, index) => {
    const path = places.filter((_, place) => Math.floor(place / 2 + shift) % drinks.length === index).map(body);
    return path.length > 0 ? `<path d="${path.join('')}" fill="${colour}"/>` : '';
  });
  const labels = places.map((x) => `M${x} ${floor - 40}h36`).join('');
  return (
    colours.join('') +
    `<path d="${labels}" stroke="#f4f1ea" stroke-width="26"/>` +
    rectangle(10, floor, 452, 12, '#dfe4e7')
  );
}

/** A beverage cooler: a lit sign, a glass door, and shelves of bottles behind it. */
export function bottleCooler(): Shape {
  const [width, depth, height] = [600, 560, 1720];
  const foot = (x: number, y: number): Shape =>
    cylinder({ from: [x, y, 0], to: [x, y, 50], radius: 26, colour: material.rubber });
  const vents = slots(120, 1320, { width: 320, height: 16, count: 6, gap: 24 }, '#00000040');
  const body = group(
    box([0, 0, 50], [width, depth, height], material.graphite),
    onSide([width, 0, 1700], vents),
    onLeft([0, depth, 1700], vents),
    onBack(
      [width, depth, height],
      line(Array.from({ length: 11 }, (_, index) => `M70 ${120 + index * 100}H530`).join(''), 14, '#2c3136'),
      line('M120 80V1180M480 80V1180', 8, '#2c3136'),
      rectangle(120, 1280, 360, 320, '#2c3136', 14),
      slots(150, 1320, { width: 300, height: 16, count: 6, gap: 24 }, '#59626a'),
    ),
    onFront(
      [0, 0, height + 50],
      rectangle(24, 24, 552, 176, material.accent, 18),
      line('M120 112H480', 30, '#ffffff'),
      rectangle(40, 226, 520, 1290, '#2c3136', 20),
      rectangle(64, 250, 472, 1242, '#e9f2f4', 10),
    ),
    onFront([64, 0, height - 200], ...[230, 470, 710, 950, 1190].map((floor, index) => bottles(floor, index))),
    onFront(
      [64, -1, height - 200],
      '<path d="M0 760V470L320 0H472V60z" fill="#fff" opacity=".26"/>',
      '<path d="M0 900V820L472 130V210z" fill="#fff" opacity=".2"/>',
    ),
    onFront(
      [0, 0, 260],
      slots(60, 70, { width: 400, height: 14, count: 4, gap: 18 }, '#00000050'),
      display(480, 70, 84, 46, 2),
    ),
  );
  const handle = tube(
    [
      [66, -34, 1120],
      [66, -34, 720],
    ],
    30,
    material.steel,
  );
  return group(
    shadow([0, 0], [width, depth]),
    depthSorted(...[500, 60].flatMap((y) => [60, 540].map((x) => foot(x, y))), body, handle),
  );
}

/** An upright storage freezer of stainless steel with two doors, on castors. */
export function storageFreezer(): Shape {
  const [width, depth, floor, height] = [1300, 760, 130, 1820];
  const castor = (x: number, y: number): Shape =>
    group(
      cylinder({ from: [x, y, 130], to: [x, y, 80], radius: 24, colour: material.darkSteel }),
      cylinder({ from: [x + 20, y, 56], to: [x - 20, y, 56], radius: 56, colour: material.rubber, cap: '#7d878f' }),
    );
  const door = (x: number, hinge: number): Shape =>
    group(
      box([x, -46, floor + 40], [632, 46, 1400], material.steel),
      onFront(
        [x, -46, floor + 1440],
        rectangle(26, 26, 580, 1348, '#ffffff2e', 14),
        line(`M${hinge} 90v110M${hinge} 1200v110`, 26, '#8b959d'),
      ),
    );
  const vents = slots(200, 130, { width: 380, height: 20, count: 4, gap: 34 }, '#00000026');
  const body = group(
    box([0, 0, floor], [width, depth, height], material.steel),
    onSide([width, 0, floor + height], vents),
    onLeft([0, depth, floor + height], vents),
    onBack(
      [width, depth, floor + height],
      rectangle(120, 90, 1060, 220, '#00000022', 14),
      slots(170, 120, { width: 960, height: 18, count: 5, gap: 18 }, '#00000050'),
      rectangle(140, 400, 200, 110, '#8b959d', 6),
      line('M650 420V1740', 5, '#00000022'),
    ),
    onFront(
      [0, 0, floor + height],
      rectangle(0, 0, width, 350, material.graphite),
      display(80, 100, 300, 130, 3),
      slots(560, 90, { width: 660, height: 22, count: 5, gap: 24 }, '#00000066'),
      rectangle(430, 130, 70, 70, material.accent, 35),
    ),
  );
  const handle = (x: number): Shape =>
    tube(
      [
        [x, -92, 1260],
        [x, -92, 840],
      ],
      38,
      material.rubber,
    );
  return group(
    shadow([0, 0], [width, depth]),
    depthSorted(
      ...[660, 90].flatMap((y) => [castor(90, y), castor(1210, y)]),
      body,
      door(12, 604),
      door(656, 28),
      handle(590),
      handle(710),
    ),
  );
}
