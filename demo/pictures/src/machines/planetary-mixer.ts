import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import type { Film } from '../drawing/film.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, onBack, onLeft, onSide, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The wires of the whisk at this position in the bowl, turned by this angle. */
function whisk(middleX: number, middleY: number, angle: number): Shape {
  const wire = (reach: number, height: number): Vector => [
    middleX + reach * Math.cos(angle),
    middleY + reach * Math.sin(angle),
    height,
  ];
  return group(
    ...[-46, -16, 16, 46].map((reach) =>
      tube([[middleX, middleY, 400], wire(reach * 1.5, 350), wire(reach, 296)], 6, material.darkSteel),
    ),
  );
}

/** The parts of a planetary mixer. */
function mixerParts() {
  const vents = slots(30, 60, { width: 80, height: 10, count: 7, gap: 14 }, '#0000002b');
  const column = group(
    box([50, 330, 70], [200, 140, 430], material.enamel),
    onSide([250, 330, 500], vents),
    onLeft([50, 470, 500], vents),
    onBack([250, 470, 500], rectangle(60, 70, 80, 50, '#c3cad0', 4), circle(100, 320, 14, '#20262b')),
  );
  const bowl = group(
    cylinder({ from: [150, 160, 72], to: [150, 160, 92], radius: 88, colour: material.darkSteel }),
    cylinder({ from: [150, 160, 92], to: [150, 160, 300], radius: 94, endRadius: 140, colour: material.steel }),
    disc([150, 160, 301], [0, 0, 1], 128, '#6f7980'),
    disc([150, 160, 290], [0, 0, 1], 100, '#ead9b8'),
  );
  const head = group(
    profile(
      [
        [10, 500],
        [470, 500],
        [470, 600],
        [430, 660],
        [60, 660],
        [10, 610],
      ],
      40,
      220,
      material.enamel,
    ),
    onSide(
      [260, 30, 640],
      rectangle(70, 40, 130, 84, '#3a4147', 10),
      knob(108, 82, 24, material.accent),
      circle(166, 64, 9, '#6cbf6a'),
      circle(166, 98, 9, '#d9544d'),
      rectangle(230, 70, 150, 16, material.accent, 8),
    ),
    onLeft([40, 440, 640], rectangle(40, 70, 220, 16, material.accent, 8)),
    onBack([260, 470, 600], slots(50, 24, { width: 120, height: 8, count: 4, gap: 10 }, '#0000002b')),
  );
  const hub = cylinder({ from: [150, 160, 500], to: [150, 160, 452], radius: 70, colour: material.darkSteel });
  const lever = group(
    tube(
      [
        [278, 350, 330],
        [330, 330, 330],
        [330, 280, 350],
      ],
      16,
      material.darkSteel,
    ),
    cylinder({ from: [330, 282, 348], to: [330, 230, 358], radius: 17, colour: material.rubber }),
  );
  const base = box([0, 0, 0], [300, 470, 70], material.enamel);
  return { ground: shadow([0, 0], [300, 470]), base, column, bowl, hub, head, lever };
}

const spindle = (x: number, y: number): Shape =>
  cylinder({ from: [x, y, 480], to: [x, y, 380], radius: 22, colour: material.darkSteel });

/** A planetary mixer with its bowl and whisk. */
export function planetaryMixer(): Shape {
  const { ground, base, column, bowl, hub, head, lever } = mixerParts();
  const beating = group(spindle(150, 160), hub);
  return group(ground, depthSorted(base, column, group(bowl, whisk(150, 160, 0)), beating, head, lever));
}

/** Animates the whisk, which turns about its axis while it circles in the bowl. */
export function planetaryMixerAtWork(): Film {
  const { ground, base, column, bowl, hub, head, lever } = mixerParts();
  const beating = (time: number): Shape => {
    const way = time * 2 * Math.PI;
    const [x, y] = [150 + 34 * Math.cos(way), 160 + 34 * Math.sin(way)];
    return group(whisk(x, y, -2 * way), spindle(x, y));
  };
  return { layers: [ground, base, column, bowl, { at: beating }, hub, head, lever], seconds: 1.6 };
}
