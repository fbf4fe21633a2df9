import { box } from './drawing/box.js';
import type { View } from './drawing/camera.js';
import { material } from './drawing/colour.js';
import { roundedOutline, slab } from './drawing/extrusion.js';
import { scene, type PlacedMachine } from './drawing/picture.js';
import { group, type Shape } from './drawing/shape.js';
import type { Point } from './drawing/vector.js';
import { drawingByName } from './drawings.js';
import { rowOfSpruces } from './halden/forest.js';
import { inHaldenColours } from './halden/colours.js';

const view: View = { yaw: 24, pitch: 14 };

const placed = (name: string, foot: Point, perMetre: number): PlacedMachine => ({
  machine: drawingByName(name).machine,
  view,
  foot,
  perMetre,
});

/** A long bench under the window. */
const bench: Shape = group(
  ...[80, 1240, 2400].map((x) => box([x, 80, 0], [90, 420, 700], material.graphite)),
  slab(roundedOutline(0, 0, 2600, 620, 16), 700, 64, material.wood),
);

/** The view from the window: a lake in the morning with rows of spruces in haze. */
const morning = [
  '<g stroke="none"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9fbdc0"/><stop offset=".62" stop-color="#e6ece4"/><stop offset="1" stop-color="#f4ecd9"/></linearGradient></defs>',
  '<path fill="url(#sky)" d="M0 0h1600v900H0z"/>',
  '<circle cx="1180" cy="330" r="58" fill="#fdf6e3"/><circle cx="1180" cy="330" r="120" fill="#fdf6e3" opacity=".35"/>',
  '<path fill="#b7cdc6" d="M0 430l190-60 210 40 240-96 250 84 220-58 240 66 250-30v524H0z"/>',
  '<path fill="#9cb9b0" d="M0 480l260-58 280 62 300-70 330 66 430-44v464H0z"/>',
  rowOfSpruces({ from: -20, to: 1620, ground: 540, height: 120, count: 52, colour: '#7fa396' }),
  '<path fill="#dfe7dd" d="M0 546h1600v70H0z"/><path fill="#c5d6cf" d="M0 566h520v5H0zM700 584h640v5H700zM980 556h620v4H980z"/>',
  rowOfSpruces({ from: -30, to: 680, ground: 640, height: 270, count: 15, colour: '#4f7a6a' }),
  rowOfSpruces({ from: 1330, to: 1640, ground: 640, height: 300, count: 6, colour: '#4f7a6a' }),
  rowOfSpruces({ from: -60, to: 648, ground: 780, height: 520, count: 7, colour: '#275445' }),
  rowOfSpruces({ from: -80, to: 380, ground: 905, height: 800, count: 3, colour: '#14342a' }),
  '</g>',
].join('');

/** The thin dark window frame between forest and bench. */
const frame =
  '<g stroke="none" fill="#10261f"><path d="M636 0h14v900h-14zM1112 0h14v900h-14zM1586 0h14v900h-14z"/><path d="M636 640h964v26H636z"/><path fill="#0d201a" d="M636 666h964v234H636z"/></g>';

/** Draws the picture of Halden's home page: a workbench in front of a window to the forest, with free space for text on the left. */
export function haldenHomePicture(): string {
  const perMetre = 330;
  return inHaldenColours(() =>
    scene({ width: 1600, height: 900 }, morning + frame, [
      { machine: bench, view, foot: [1150, 905], perMetre: perMetre * 1.05 },
      placed('planetary-mixer', [880, 596], perMetre),
      placed('espresso-machine-double', [1130, 628], perMetre * 1.15),
      placed('garden-pump', [1415, 652], perMetre * 1.1),
    ]),
  );
}
