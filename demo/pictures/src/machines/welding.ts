import { box } from '../drawing/box.js';
import { shade, material, mixColours } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { soft } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, display, knob, line, onFront, onPlane, onSide, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** An inverter welder with display, knobs, sockets, electrode holder and earth clamp. */
export function weldingInverter(): Shape {
  return group(
    shadow([-10, -20], [180, 400]),
    box([4, 4, 0], [162, 372, 14], material.rubber),
    profile(
      [
        [0, 10],
        [380, 10],
        [380, 210],
        [340, 250],
        [40, 250],
        [0, 210],
      ],
      0,
      170,
      material.accent,
    ),
    box([0, -8, 10], [170, 10, 200], material.graphite),
    onFront(
      [0, -8, 210],
      display(26, 16, 84, 34, 3),
      circle(130, 24, 6, '#6cbf6a'),
      circle(130, 42, 6, '#f0b23b'),
      knob(85, 94, 27, material.rubber),
      rectangle(18, 78, 26, 34, '#20262b', 6),
      circle(46, 162, 19, '#20262b'),
      circle(46, 162, 9, material.brass),
      circle(124, 162, 19, '#20262b'),
      circle(124, 162, 9, material.brass),
    ),
    onSide(
      [170, 30, 230],
      slots(70, 44, { width: 190, height: 11, count: 7, gap: 11 }, '#00000038'),
      rectangle(70, 12, 120, 18, '#ffffffd9', 6),
    ),
    tube(
      [
        [85, 60, 252],
        [85, 76, 312],
        [85, 300, 312],
        [85, 318, 252],
      ],
      28,
      material.rubber,
    ),
    hose(
      [
        [46, -14, 48],
        [20, -70, 14],
        [-70, -60, 8],
        [-130, 60, 8],
        [-110, 160, 12],
      ],
      15,
      material.rubber,
    ),
    cylinder({ from: [-110, 150, 16], to: [-96, 240, 20], radius: 17, colour: material.accent }),
    hose(
      [
        [124, -14, 48],
        [140, -80, 12],
        [230, -90, 8],
        [300, -30, 8],
      ],
      15,
      material.rubber,
    ),
    tube(
      [
        [298, -30, 10],
        [350, -10, 14],
      ],
      26,
      material.darkSteel,
    ),
    tube(
      [
        [330, -26, 14],
        [372, 10, 22],
      ],
      15,
      material.brass,
    ),
  );
}

/** An auto-darkening welding helmet. */
export function weldingHelmet(): Shape {
  const shell = material.graphite;
  const side = shade(mixColours(shell, '#000000', 0.16), [1, 0, 0]);
  return group(
    // prettier-ignore
    soft([[30, 20, 6], [200, 20, 6], [250, 130, 10], [220, 210, 14], [60, 200, 12]], '#1b191618'),
    // prettier-ignore
    soft([[170, 10, 40], [214, 60, 44], [258, 150, 110], [262, 196, 210], [240, 190, 282], [196, 140, 322], [150, 100, 330], [160, 40, 180]], side),
    // prettier-ignore
    soft([[84, 112, 330], [150, 104, 336], [206, 112, 322], [246, 182, 276], [190, 226, 292], [106, 214, 310], [46, 150, 306]], shade(shell, [0.3, -0.2, 1])),
    // prettier-ignore
    soft([[66, 6, 30], [172, 2, 26], [204, 30, 96], [214, 30, 190], [206, 66, 286], [150, 112, 338], [92, 110, 334], [42, 66, 286], [34, 30, 190], [40, 26, 96]], shade(shell, [0, -1, 0.16])),
    // prettier-ignore
    soft([[42, 70, 280], [92, 108, 332], [122, 116, 338], [100, 90, 318], [70, 44, 270]], '#6b747c'),
    // prettier-ignore
    soft([[76, -6, 34], [168, -10, 30], [186, 0, 74], [122, -16, 92], [58, -2, 80]], material.accent),
    // prettier-ignore
    soft([[128, 116, 338], [152, 112, 337], [196, 78, 296], [204, 60, 280], [166, 70, 292]], material.accent),
    onPlane(
      [50, 12, 236],
      [1, -0.06, 0],
      [0, -0.22, -1],
      rectangle(-8, -10, 166, 108, '#20262b', 16),
      rectangle(6, 4, 138, 80, '#12251f', 9),
      rectangle(12, 10, 126, 68, '#2e6b57', 6),
      '<path d="M12 60L70 10h34L34 78H12z" fill="#fff" opacity=".22"/>',
    ),
    cylinder({ from: [214, 130, 200], to: [262, 130, 197], radius: 28, colour: material.rubber, cap: '#5c656d' }),
    cylinder({ from: [260, 130, 197], to: [272, 130, 196], radius: 13, colour: material.accent }),
  );
}

/** A MIG/MAG welder on wheels: wire spool behind a window, and the torch with its swan neck in front. */
export function migWelder(): Shape {
  const spool =
    circle(150, 150, 112, '#20262b') + circle(150, 150, 96, material.brass) + circle(150, 150, 70, '#a37f30');
  return group(
    shadow([-20, -20], [320, 620]),
    ...[40, 260].map((x) =>
      cylinder({ from: [x - 20, 70, 44], to: [x + 20, 70, 44], radius: 44, colour: material.rubber }),
    ),
    cylinder({ from: [-16, 500, 84], to: [30, 500, 84], radius: 84, colour: material.rubber }),
    cylinder({ from: [264, 500, 84], to: [312, 500, 84], radius: 84, colour: material.rubber, cap: '#3b4248' }),
    disc([313, 500, 84], [1, 0, 0], 40, material.steel),
    box([0, 0, 80], [290, 600, 40], material.graphite),
    box([0, 20, 120], [290, 560, 460], material.accent),
    onSide(
      [290, 20, 580],
      rectangle(120, 40, 320, 310, '#00000080', 26),
      rectangle(128, 48, 304, 294, '#cfdde0', 22),
      `<g transform="translate(130 46)">${spool}${circle(150, 150, 40, '#20262b')}${circle(150, 150, 16, '#8b959d')}</g>`,
      line('M236 300L60 384', 5, material.brass),
      slots(120, 374, { width: 320, height: 12, count: 3, gap: 14 }, '#00000038'),
    ),
    box([-4, 6, 116], [298, 16, 470], material.graphite),
    onFront(
      [-4, 6, 586],
      display(32, 34, 104, 56, 3),
      display(162, 34, 104, 56, 3),
      knob(84, 160, 38, material.rubber),
      knob(214, 160, 38, material.rubber),
      rectangle(56, 226, 186, 16, '#ffffffb0', 8),
      circle(78, 330, 36, '#20262b'),
      circle(78, 330, 18, material.brass),
      circle(214, 350, 28, '#20262b'),
      circle(214, 350, 14, material.brass),
    ),
    tube(
      [
        [30, 60, 584],
        [30, 60, 680],
        [260, 60, 680],
        [260, 60, 584],
      ],
      34,
      material.rubber,
    ),
    hose(
      [
        [74, -10, 256],
        [60, -120, 230],
        [-40, -220, 60],
        [-190, -120, 20],
        [-230, 60, 24],
        [-200, 190, 60],
      ],
      30,
      material.rubber,
    ),
    tube(
      [
        [-200, 190, 60],
        [-180, 260, 190],
      ],
      50,
      material.graphite,
    ),
    hose(
      [
        [-180, 260, 190],
        [-170, 280, 270],
        [-200, 260, 330],
        [-262, 220, 340],
      ],
      24,
      material.brass,
    ),
    hose(
      [
        [210, -10, 236],
        [230, -90, 120],
        [300, -130, 14],
        [420, -60, 12],
      ],
      22,
      material.rubber,
    ),
    tube(
      [
        [420, -60, 14],
        [510, -10, 24],
      ],
      40,
      material.darkSteel,
    ),
  );
}
