import { box } from '../drawing/box.js';
import { material, mixColours } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { profile, roundedOutline, slab } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { line, onTop } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

/** A barber chair on its hydraulic column. */
export function barberChair(): Shape {
  const cushion = material.accent;
  const arm = (x: number): Shape =>
    group(
      tube(
        [
          [x, 130, 470],
          [x, 130, 660],
        ],
        30,
        material.steel,
      ),
      tube(
        [
          [x, 470, 470],
          [x, 470, 660],
        ],
        30,
        material.steel,
      ),
      profile(
        [
          [70, 650],
          [530, 650],
          [530, 690],
          [500, 712],
          [90, 712],
          [70, 690],
        ],
        x - 38,
        76,
        material.leather,
      ),
    );
  return group(
    shadow([50, 60], [520, 520]),
    cylinder({ from: [310, 310, 0], to: [310, 310, 34], radius: 300, endRadius: 280, colour: material.steel }),
    cylinder({ from: [310, 310, 34], to: [310, 310, 400], radius: 62, colour: material.steel }),
    cylinder({ from: [310, 310, 150], to: [310, 310, 330], radius: 84, colour: material.graphite }),
    tube(
      [
        [370, 320, 180],
        [560, 340, 300],
      ],
      26,
      material.darkSteel,
    ),
    arm(40),
    profile(
      [
        [520, 470],
        [600, 460],
        [790, 1060],
        [760, 1110],
        [700, 1110],
        [650, 1060],
      ],
      70,
      480,
      cushion,
    ),
    profile(
      [
        [690, 1110],
        [770, 1100],
        [830, 1270],
        [800, 1300],
        [750, 1290],
      ],
      190,
      240,
      cushion,
    ),
    box([70, 40, 390], [480, 540, 50], material.graphite),
    profile(
      [
        [20, 440],
        [600, 440],
        [590, 540],
        [560, 560],
        [70, 570],
        [24, 530],
      ],
      80,
      460,
      cushion,
    ),
    onTop([80, 560, 571], line('M20 160H440M20 320H440', 10, mixColours(cushion, '#000000', 0.28))),
    arm(580),
    tube(
      [
        [150, 40, 420],
        [150, -150, 190],
        [470, -150, 190],
        [470, 40, 420],
      ],
      34,
      material.steel,
    ),
    box([140, -210, 170], [340, 120, 22], material.darkSteel),
  );
}

const cushionOf = (length: number, z: number): Shape => {
  const colour = material.leather;
  return group(
    slab(roundedOutline(0, 0, length, 680, 90, 4), z, 84, mixColours(colour, '#8a5a3c', 0.35)),
    onTop(
      [0, 680, z + 85],
      line(`M60 90H${length - 60}M60 590H${length - 60}M${length * 0.62} 30V650`, 7, '#00000038'),
    ),
  );
};

/** A folding massage table on wooden legs, with head rest. */
export function massageTable(): Shape {
  const leg = (x: number, y: number, lean: number): Shape =>
    tube(
      [
        [x, y, 620],
        [x + lean, y, 10],
      ],
      52,
      material.wood,
    );
  return group(
    shadow([60, 20], [1760, 640]),
    leg(200, 620, -70),
    leg(1680, 620, 70),
    tube(
      [
        [900, 640, 560],
        [260, 640, 250],
      ],
      16,
      material.darkSteel,
    ),
    leg(200, 60, -70),
    leg(1680, 60, 70),
    tube(
      [
        [160, 60, 330],
        [160, 620, 330],
      ],
      34,
      material.wood,
    ),
    tube(
      [
        [1720, 60, 330],
        [1720, 620, 330],
      ],
      34,
      material.wood,
    ),
    tube(
      [
        [940, 60, 600],
        [250, 60, 300],
      ],
      14,
      material.darkSteel,
    ),
    tube(
      [
        [940, 60, 600],
        [1640, 60, 300],
      ],
      14,
      material.darkSteel,
    ),
    box([40, 20, 600], [1800, 640, 60], material.wood),
    tube(
      [
        [-60, 280, 690],
        [60, 280, 650],
      ],
      26,
      material.darkSteel,
    ),
    tube(
      [
        [-60, 400, 690],
        [60, 400, 650],
      ],
      26,
      material.darkSteel,
    ),
    cushionOf(1880, 660),
    slab(roundedOutline(-330, 190, 270, 300, 120, 4), 690, 74, material.accent),
    onTop([-330, 490, 765], `<ellipse cx="126" cy="150" rx="56" ry="84" fill="#2b2320"/>`),
  );
}

/** An electric massage table on a lifting column. */
export function electricMassageTable(): Shape {
  return group(
    shadow([200, 40], [1480, 600]),
    box([420, 90, 0], [1040, 500, 90], material.enamel),
    box([700, 190, 90], [480, 300, 380], material.enamel),
    box([740, 210, 300], [400, 260, 250], material.steel),
    box([160, 60, 560], [1560, 560, 60], material.graphite),
    slab(roundedOutline(0, 0, 1240, 680, 90, 4), 620, 100, material.leather),
    onTop(
      [0, 680, 721],
      line('M60 90H1180M60 590H1180', 7, '#00000038'),
      `<ellipse cx="170" cy="340" rx="70" ry="110" fill="#1d1715"/>`,
    ),
    profile(
      [
        [0, 620],
        [680, 620],
        [680, 720],
        [0, 720],
      ],
      1270,
      610,
      material.leather,
    ),
    tube(
      [
        [1240, -20, 600],
        [1330, -120, 380],
      ],
      22,
      material.rubber,
    ),
    box([1290, -150, 320], [80, 50, 120], material.accent),
  );
}
