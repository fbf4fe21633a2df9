import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onPlane, onSide, onTop, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import { pair, plus, type Point, type Vector } from '../drawing/vector.js';

/** Cups at one height, drawn as two paths to keep the picture small. */
function cups(places: readonly Vector[], content: string): Shape {
  return (camera) => {
    const [rim, foot, flat] = [camera.length(40), camera.length(24), camera.towards[2]];
    const ellipse = ([x, y]: Point, radius: number): string => {
      const [width, height] = [Math.round(radius), Math.round(radius * flat)];
      return `M${Math.round(x) - width} ${Math.round(y)}a${width} ${height} 0 1 1 ${2 * width} 0a${width} ${height} 0 1 1 ${-2 * width} 0z`;
    };
    const drawn = places.map((place) => {
      const [low, high] = [camera.project(place), camera.project(plus(place, [0, 0, 58]))];
      const corners: Point[] = [
        [high[0] - rim, high[1]],
        [high[0] + rim, high[1]],
        [low[0] + foot, low[1]],
        [low[0] - foot, low[1]],
      ];
      const body = `M${corners.map(pair).join(' ')}z${ellipse(low, foot)}`;
      return { body, rim: ellipse(high, rim), inside: ellipse(high, rim * 0.8) };
    });
    const path = (part: 'body' | 'rim' | 'inside', fill: string): string =>
      `<path color="${fill}" stroke="none" d="${drawn.map((cup) => cup[part]).join('')}"/>`;
    return path('body', '#dfe2e1') + path('rim', '#f8f8f6') + path('inside', content);
  };
}

/** A brewing head with portafilter, and the cup under it. */
function brewingHead(x: number): Shape {
  return group(
    tube(
      [
        [x, 110, 250],
        [x, 110, 160],
      ],
      10,
      '#5a3520',
    ),
    cups([[x, 110, 112]], '#5a3520'),
    cylinder({ from: [x, 110, 352], to: [x, 110, 306], radius: 56, colour: material.darkSteel }),
    cylinder({ from: [x, 110, 306], to: [x, 110, 258], radius: 50, endRadius: 34, colour: material.steel }),
    tube(
      [
        [x, 66, 284],
        [x, -20, 274],
      ],
      20,
      material.darkSteel,
    ),
    tube(
      [
        [x, -24, 274],
        [x, -130, 262],
      ],
      36,
      material.rubber,
    ),
  );
}

/** An espresso machine with one or two brewing heads, a steam pipe, and cups on top. */
export function espressoMachine(heads: 1 | 2): Shape {
  const width = 180 + heads * 220;
  const middles = Array.from({ length: heads }, (_, index) => 165 + index * 220);
  return group(
    shadow([0, 0], [width, 480]),
    box([24, 24, 0], [width - 48, 430, 40], material.rubber),
    box([0, 260, 40], [width, 220, 440], material.steel),
    box([0, 0, 40], [width, 262, 70], material.graphite),
    onTop([0, 262, 111], slots(30, 24, { width: width - 60, height: 16, count: 4, gap: 36 }, '#8b959d')),
    profile(
      [
        [40, 350],
        [480, 350],
        [480, 500],
        [60, 500],
        [20, 440],
      ],
      0,
      width,
      material.accent,
    ),
    onPlane(
      [0, 60, 500],
      [1, 0, 0],
      [0, -40 / 72, -60 / 72],
      circle(54, 36, 26, '#f4f4f2'),
      line('M54 36L66 20', 5, material.accent),
      ...middles.flatMap((x) => [-36, 0, 36].map((at) => circle(x + 20 + at, 36, 13, '#2c3136'))),
    ),
    onSide([width, 60, 480], slots(90, 30, { width: 260, height: 12, count: 3, gap: 18 }, '#00000030')),
    ...middles.map((x) => brewingHead(x)),
    hose(
      [
        [width - 46, 60, 352],
        [width - 40, 10, 340],
        [width - 26, -20, 230],
        [width - 20, -10, 150],
      ],
      14,
      '#dfe4e7',
    ),
    tube(
      [
        [0, 60, 530],
        [width, 60, 530],
        [width, 470, 530],
      ],
      12,
      material.darkSteel,
    ),
    ...[370, 220].map((y) =>
      cups(
        Array.from({ length: heads * 2 }, (_, index): Vector => [90 + index * 110, y, 500]),
        '#cfd3d2',
      ),
    ),
  );
}
