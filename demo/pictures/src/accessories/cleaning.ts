import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { soft } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onFront, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A standing fleece bag: seams, folds, and the collar with the hole. */
function bag(x: number, y: number): Shape {
  return group(
    frontProfile(
      [
        [x + 6, 0],
        [x + 234, 0],
        [x + 240, 40],
        [x + 232, 286],
        [x + 240, 330],
        [x, 330],
        [x + 8, 286],
        [x, 40],
      ],
      y,
      46,
      '#e3ddd0',
    ),
    onFront(
      [x, y, 330],
      line('M14 20H226M14 310H226', 3, '#b3a991'),
      line('M22 60V270M218 60V270', 4, '#cbc2ae'),
      line('M52 240C90 256 150 256 188 240M60 272c40 10 80 10 120 0', 4, '#c4baa4'),
    ),
    box([x + 46, y - 8, 130], [148, 8, 166], material.wood),
    onFront(
      [x + 46, y - 8, 296],
      circle(74, 78, 50, '#2c3136'),
      circle(74, 78, 38, '#14181c'),
      rectangle(34, 142, 80, 10, material.accent, 5),
    ),
  );
}

/** Filter bags of a vacuum cleaner, one behind the other. */
export function filterBags(): Shape {
  return group(shadow([-50, 0], [350, 200]), bag(-70, 160), bag(0, 80), bag(70, 0));
}

/** Returns the point of the lance at this distance in front of the pistol grip, in millimetres. */
const along = (reach: number): Vector => [reach * 0.82, 0, 250 + reach * 0.34];

/** The spray gun of a pressure washer with its lance and its fan of water. */
export function sprayLance(): Shape {
  const tip = along(470);
  const water = (spread: number): Vector => [tip[0] + 130 + spread * 0.5, 0, tip[2] + 50 - spread];
  return group(
    shadow([-120, -40], [330, 80]),
    hose(
      [
        [-36, 0, 60],
        [-40, 0, 22],
        [-120, 10, 14],
        [-200, -30, 14],
        [-230, -110, 14],
        [-130, -150, 14],
        [0, -120, 14],
      ],
      26,
      material.rubber,
    ),
    soft([tip, water(-52), water(0), water(66)], '#cfe6ee'),
    cylinder({ from: along(90), to: along(270), radius: 9, colour: material.steel }),
    cylinder({ from: along(270), to: along(360), radius: 17, colour: material.graphite }),
    cylinder({ from: along(360), to: along(430), radius: 9, colour: material.steel }),
    cylinder({ from: along(425), to: along(452), radius: 20, colour: material.accent }),
    cylinder({ from: along(452), to: along(474), radius: 15, endRadius: 10, colour: material.brass }),
    frontProfile(
      [
        [-66, 70],
        [-14, 56],
        [24, 176],
        [104, 214],
        [132, 262],
        [118, 304],
        [70, 312],
        [-38, 250],
      ],
      -24,
      48,
      material.graphite,
    ),
    frontProfile(
      [
        [4, 236],
        [92, 272],
        [84, 296],
        [-6, 258],
      ],
      -29,
      10,
      material.accent,
    ),
    tube(
      [
        [62, -10, 206],
        [58, -10, 160],
        [22, -10, 104],
      ],
      18,
      material.accent,
    ),
    cylinder({ from: [-40, 0, 68], to: [-44, 0, 44], radius: 21, colour: material.brass }),
  );
}
