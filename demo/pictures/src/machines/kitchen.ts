import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, line, onBack, onFront, onLeft, onSide, onTop, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

const mesh = (width: number, height: number): string => {
  const across = Array.from({ length: 7 }, (_, index) => `M${(index + 0.5) * (width / 7)} 0V${height}`).join('');
  const down = Array.from({ length: 8 }, (_, index) => `M0 ${(index + 0.5) * (height / 8)}H${width}`).join('');
  return line(across + down, 2.5, '#6d767d');
};

/** A tank with oil, and a basket with handle or a lid. */
function tank(x: number, width: number, isCovered: boolean): Shape {
  const [left, front, top] = [x + 28, 40, 240];
  const inner = width - 56;
  if (isCovered)
    return group(
      box([left - 8, front - 6, top], [inner + 16, 262, 16], material.steel),
      tube(
        [
          [left + inner / 2 - 40, 165, top + 18],
          [left + inner / 2 - 40, 165, top + 44],
          [left + inner / 2 + 40, 165, top + 44],
          [left + inner / 2 + 40, 165, top + 18],
        ],
        16,
        material.rubber,
      ),
    );
  return group(
    onTop(
      [left, front + 250, top],
      rectangle(0, 0, inner, 250, '#59636a', 14),
      rectangle(8, 10, inner - 16, 232, '#d9952f', 10),
      rectangle(20, 24, inner - 40, 200, '#e9b252', 8),
    ),
    onTop([left + 18, front + 222, top + 4], mesh(inner - 36, 196), line(`M0 0H${inner - 36}V196H0z`, 7, '#8b959d')),
    tube(
      [
        [left + inner / 2 - 22, front + 30, top + 8],
        [left + inner / 2 - 14, -30, top + 52],
        [left + inner / 2 - 14, -70, top + 60],
      ],
      9,
      material.darkSteel,
    ),
    tube(
      [
        [left + inner / 2 + 22, front + 30, top + 8],
        [left + inner / 2 + 14, -30, top + 52],
        [left + inner / 2 + 14, -70, top + 60],
      ],
      9,
      material.darkSteel,
    ),
    tube(
      [
        [left + inner / 2, -62, top + 58],
        [left + inner / 2, -190, top + 82],
      ],
      34,
      material.rubber,
    ),
  );
}

/** A table-top deep fryer with one or two tanks. */
export function fryer(tanks: 1 | 2): Shape {
  const width = 280 * tanks;
  const each = Array.from({ length: tanks }, (_, index) => index * 280);
  const controls = group(
    box([0, 330, 24], [width, 100, 330], material.graphite),
    onFront(
      [0, 330, 354],
      ...each.flatMap((x) => [
        knob(x + 96, 56, 26, material.rubber),
        circle(x + 176, 44, 9, '#f0b23b'),
        circle(x + 206, 44, 9, '#6cbf6a'),
        rectangle(x + 164, 64, 54, 10, '#ffffff55', 5),
      ]),
    ),
    onBack(
      [width, 430, 354],
      slots(width / 2 - 90, 60, { width: 180, height: 10, count: 6, gap: 12 }, '#00000050'),
      rectangle(width / 2 - 70, 230, 80, 44, '#c3cad0', 4),
      circle(width / 2 + 60, 252, 16, '#20262b'),
    ),
  );
  const body = group(
    box([0, 0, 24], [width, 330, 216], material.steel),
    onFront(
      [0, 0, 240],
      rectangle(0, 178, width, 12, material.accent),
      ...each.map((x) => rectangle(x + 60, 66, 160, 8, '#00000014', 4)),
      rectangle(36, 96, 92, 26, '#ffffff66', 6),
    ),
    onSide([width, 0, 240], slots(90, 60, { width: 150, height: 9, count: 5, gap: 12 }, '#00000026')),
    onLeft([0, 330, 240], slots(90, 60, { width: 150, height: 9, count: 5, gap: 12 }, '#00000026')),
  );
  return group(
    shadow([0, 0], [width, 430]),
    depthSorted(
      box([20, 20, 0], [width - 40, 380, 24], material.rubber),
      controls,
      body,
      ...each.map((x, index) => tank(x, 280, tanks === 2 && index === 1)),
    ),
  );
}

/** A meat grinder: motor housing, tray and cutting head. */
export function meatGrinder(): Shape {
  const strands = Array.from({ length: 9 }, (_, index) => {
    const [across, down] = [(index % 3) * 26 - 26, Math.floor(index / 3) * 24 - 22];
    return tube(
      [
        [110 + across, -140, 232 - down],
        [110 + across * 1.2, -178, 200 - down],
        [110 + across * 1.3, -190, 60 - down * 0.2],
      ],
      18,
      index % 2 ? '#c9605a' : '#b84d49',
    );
  });
  return group(
    shadow([0, 0], [220, 330]),
    box([20, 20, 0], [180, 290, 22], material.rubber),
    profile(
      [
        [0, 20],
        [330, 20],
        [330, 250],
        [290, 300],
        [60, 300],
        [0, 240],
      ],
      0,
      220,
      material.steel,
    ),
    onSide([220, 60, 250], slots(60, 60, { width: 150, height: 10, count: 6, gap: 12 }, '#00000030')),
    onFront(
      [0, 0, 200],
      rectangle(22, 96, 60, 46, '#2c3136', 8),
      circle(52, 119, 14, '#6cbf6a'),
      rectangle(100, 104, 96, 12, material.accent, 6),
    ),
    cylinder({ from: [110, 70, 290], to: [110, 70, 400], radius: 38, colour: material.steel }),
    box([0, -40, 396], [220, 250, 18], material.steel),
    onTop(
      [0, 210, 415],
      rectangle(12, 12, 196, 226, '#a5aeb5', 10),
      circle(110, 140, 42, '#6a737a'),
      `<path d="M84 118c10-22 46-22 58 0s4 44-26 46-44-22-32-46z" fill="#b84d49"/>`,
    ),
    cylinder({ from: [110, 0, 230], to: [110, -110, 230], radius: 62, colour: material.steel }),
    ...strands.slice(0, 3),
    cylinder({ from: [110, -100, 230], to: [110, -140, 230], radius: 74, colour: material.darkSteel, cap: '#9aa4ab' }),
    disc([110, -141, 230], [0, -1, 0], 52, '#737d84'),
    ...strands,
  );
}
