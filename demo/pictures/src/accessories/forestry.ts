import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { line, onFront, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import { digits, type Vector } from '../drawing/vector.js';

const links = 32;

/** Returns the position of a link on the loop: two half circles joined by straight lines, seen from the front. */
function link(index: number): { x: number; y: number; turn: number } {
  const [straight, radius] = [210, 84];
  const round = Math.PI * radius;
  let way = (((index % links) + links) % links) * ((2 * (straight + round)) / links);
  if (way < straight) return { x: way - straight / 2, y: -radius, turn: 0 };
  way -= straight;
  if (way < round) {
    const angle = way / radius;
    return { x: straight / 2 + Math.sin(angle) * radius, y: -Math.cos(angle) * radius, turn: (angle * 180) / Math.PI };
  }
  way -= round;
  if (way < straight) return { x: straight / 2 - way, y: radius, turn: 180 };
  const angle = (way - straight) / radius;
  return {
    x: -straight / 2 - Math.sin(angle) * radius,
    y: Math.cos(angle) * radius,
    turn: 180 + (angle * 180) / Math.PI,
  };
}

/** Draws a part at every n-th link. */
const repeated = (every: number, first: number, path: string, fill: string): string => {
  const places = Array.from({ length: links / every }, (_, index) => link(first + index * every));
  const marks = places.map(
    ({ x, y, turn }) =>
      `<use href="#l${first}" transform="translate(${digits(x)} ${digits(y)}) rotate(${digits(turn)})"/>`,
  );
  return `<defs><path id="l${first}" d="${path}" fill="${fill}"/></defs>${marks.join('')}`;
};

const strap = 'M-17-8h34a8 8 0 0 1 0 16h-34a8 8 0 0 1 0-16z';
const driver = 'M-10-4H10L5 22H-3z';
const cutter = 'M-19 8L-20-6l6-7 4 6 7-1 4-11 17-2 2 21z';

/** The corners of the loop. The camera measures marks on a face only by their origin, so it needs these to fit the loop. */
const loopRoom: Shape = (camera) => {
  for (const corner of [-216, 216].flatMap((x): Vector[] => [
    [x, 0, 6],
    [x, 0, 232],
  ]))
    camera.project(corner);
  return '';
};

/** A saw chain as a loop with drive links inside, cutters outside, and rivets. */
export function sawChain(): Shape {
  const rivets = Array.from({ length: links }, (_, index) => {
    const { x, y } = link(index + 0.5);
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return group(
    loopRoom,
    shadow([-120, -10], [270, 110]),
    box([-112, 34, 0], [224, 50, 190], material.accent),
    onFront([-112, 34, 190], rectangle(0, 26, 224, 60, '#ffffff'), line('M28 48H150M28 66H108', 7, material.graphite)),
    onFront([4, 10, 118], repeated(1, 0, strap, '#30363b')),
    onFront(
      [0, 0, 118],
      repeated(2, 1, driver, '#6b757d'),
      repeated(1, 2, strap, '#8b959d'),
      repeated(2, 0, cutter, '#c3cad0').replaceAll('l0"', 'l3"'),
      line(rivets.join(''), 9, '#454c53'),
    ),
  );
}

/** A round sling: its eye over the hook, two strands, and the label with its load limit. */
export function roundSling(): Shape {
  const strand: readonly Vector[] = [
    [0, 0, 326],
    [-74, 0, 280],
    [-122, 0, 190],
    [-128, 0, 96],
    [-74, 0, 34],
    [0, 0, 24],
    [74, 0, 34],
    [128, 0, 96],
    [122, 0, 190],
    [74, 0, 280],
    [0, 0, 326],
  ];
  return group(
    shadow([-110, -30], [220, 60]),
    hose(strand, 54, material.accent),
    hose(strand, 4, '#f1d9cf'),
    hose(
      [
        [0, 0, 424],
        [0, 0, 376],
        [50, 0, 346],
        [46, 0, 294],
        [0, 0, 270],
        [-46, 0, 294],
        [-52, 0, 330],
      ],
      36,
      material.darkSteel,
    ),
    cylinder({ from: [0, 0, 402], to: [0, 0, 440], radius: 26, colour: material.graphite }),
    tube(
      [
        [0, 0, 450],
        [0, 0, 486],
      ],
      22,
      material.darkSteel,
    ),
    frontProfile(
      [
        [92, 128],
        [156, 126],
        [152, 44],
        [88, 46],
      ],
      -34,
      4,
      '#f4f3ef',
    ),
    onFront(
      [92, -35, 122],
      line('M10 8L52 7M10 26L52 25M10 44L36 43', 7, material.graphite),
      rectangle(2, 58, 54, 10, material.green),
    ),
  );
}
