import type { View } from './drawing/camera.js';
import { box } from './drawing/box.js';
import { material } from './drawing/colour.js';
import { roundedOutline, slab } from './drawing/extrusion.js';
import { scaledToFill, scene, shadow, type PlacedMachine } from './drawing/picture.js';
import { onFront, rectangle } from './drawing/surface.js';
import type { Point } from './drawing/vector.js';
import { group, type Shape } from './drawing/shape.js';
import { drawingByName } from './drawings.js';

const view: View = { yaw: 32, pitch: 22 };

/** Places a machine, given by name, with its foot at a point of the picture. */
const placed = (name: string, foot: Point, perMetre: number): PlacedMachine => ({
  machine: drawingByName(name).machine,
  view,
  foot,
  perMetre,
});

const TILE = { width: 800, height: 600 };

/** The machines of each department's picture, from back to front: name, foot, units per metre. */
const departments: Readonly<Record<string, readonly (readonly [string, Point, number])[]>> = {
  kitchen: [
    ['planetary-mixer', [175, 470], 540],
    ['espresso-machine-double', [520, 310], 440],
    ['fryer-double', [510, 590], 470],
  ],
  workshop: [
    ['workshop-press', [165, 500], 300],
    ['drill-press', [650, 430], 380],
    ['compressor', [440, 585], 480],
  ],
  welding: [
    ['mig-welder', [290, 470], 520],
    ['welding-helmet', [640, 360], 720],
    ['welding-inverter', [560, 600], 640],
  ],
  measuring: [
    ['oscilloscope', [250, 380], 860],
    ['crane-scale', [640, 400], 720],
    ['bench-scale', [430, 600], 860],
  ],
  cleaning: [
    ['vacuum-cleaner', [215, 500], 520],
    ['pressure-washer', [510, 510], 500],
    ['ultrasonic-cleaner', [690, 590], 500],
  ],
  garden: [
    ['greenhouse', [290, 500], 180],
    ['lawn-mower', [640, 540], 310],
    ['garden-pump', [200, 590], 350],
  ],
  laboratory: [
    ['hot-plate-stirrer', [420, 360], 640],
    ['centrifuge', [215, 545], 760],
    ['microscope', [600, 575], 960],
  ],
  forestry: [
    ['log-splitter', [330, 370], 520],
    ['winch', [600, 500], 500],
    ['chainsaw', [270, 560], 560],
  ],
  salon: [
    ['hood-dryer', [715, 430], 330],
    ['massage-table', [270, 400], 290],
    ['barber-chair', [470, 600], 345],
  ],
  warehouse: [
    ['shelving', [190, 510], 260],
    ['scissor-lift-table', [620, 400], 280],
    ['pallet-truck', [455, 590], 260],
  ],
};

/** Draws the pictures of the departments by category key, with an aspect ratio of 4:3 and no background. */
export function departmentPictures(): Readonly<Record<string, string>> {
  const pictures = Object.entries(departments).map(([key, machines]) => {
    const all = machines.map(([name, foot, perMetre]) => placed(name, foot, perMetre));
    return [key, scene(TILE, '', scaledToFill(TILE, 28, all))] as const;
  });
  return Object.fromEntries(pictures);
}

const benchTop: Shape = group(
  shadow([0, 0], [2000, 640]),
  ...[60, 1860].flatMap((x) => [box([x, 540, 0], [80, 80, 820], material.darkSteel)]),
  box([140, 520, 180], [1720, 60, 40], material.darkSteel),
  ...[60, 1860].flatMap((x) => [box([x, 20, 0], [80, 80, 820], material.darkSteel)]),
  box([1180, 20, 560], [640, 600, 250], material.graphite),
  onFront(
    [1180, 20, 810],
    rectangle(24, 20, 592, 96, '#00000030', 10),
    rectangle(24, 132, 592, 96, '#00000030', 10),
    rectangle(240, 54, 160, 20, material.accent, 10),
    rectangle(240, 166, 160, 20, material.accent, 10),
  ),
  slab(roundedOutline(0, 0, 2000, 660, 24), 820, 60, material.wood),
);

/** The background: a room with light from a window, in the warm tones of the shop. */
const room = [
  '<g stroke="none"><path fill="#f3ede2" d="M0 0h1200v900H0z"/>',
  '<path fill="#f9f5ec" d="M0 0h1200v420L0 140z"/>',
  '<path fill="#ddd2c0" d="M0 392l1200 281v227H0z"/><path fill="#cfc2ac" d="M0 380l1200 281v12L0 392z"/>',
  '<path fill="#ffffff" d="M640 20l420 98v262L640 282z"/><path fill="#dcebef" d="M658 42l384 90v226L658 268z"/>',
  '<path fill="#c9e0e7" d="M658 190l384 90v78L658 268z"/>',
  '<path fill="#ffffff" d="M780 70h14v232h-14zM908 100h14v232h-14zM658 148l384 90v14L658 162z"/>',
  '<path fill="#ebe3d5" d="M420 700l500-120 280 66v90L700 866z"/>',
  '</g>',
].join('');

/** Draws the picture of the home page: a bright workshop. */
export function homePicture(): string {
  const perMetre = 262;
  const onFloor = (name: string, foot: Point): PlacedMachine => placed(name, foot, perMetre);
  return scene({ width: 1200, height: 900 }, room, [
    onFloor('shelving', [200, 610]),
    { machine: benchTop, view, foot: [650, 720], perMetre },
    placed('planetary-mixer', [482, 418], perMetre * 1.1),
    placed('oscilloscope', [590, 440], perMetre * 1.05),
    placed('welding-inverter', [705, 474], perMetre * 1.1),
    placed('bench-grinder', [850, 505], perMetre * 1.1),
    onFloor('workshop-press', [1070, 745]),
    onFloor('compressor', [290, 810]),
    onFloor('vacuum-cleaner', [560, 830]),
    onFloor('pallet-truck', [890, 880]),
  ]);
}
