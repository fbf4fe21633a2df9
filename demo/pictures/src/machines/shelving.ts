/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { line, onBack, onFront, rectangle } from '../drawing/surface.js';
import type { Vector } from '../drawing/vector.js';

/** A shelving unit of this width in millimetres with some goods in it. */
export function shelving(width = 1200): Shape {
  const [depth, height] = [500, 1800];
  const levels = [60, 490, 920, 1350, 1750];
  const perforation = line(`M22 40V${height - 60}`, 9, '#5f6a72');
  const post = (x: number, y: number): Shape =>
    group(
      box([x, y, 0], [44, 44, height], material.darkSteel),
      onFront([x, y, height], perforation),
      onBack([x + 44, y + 44, height], perforation),
    );
  const carton = (x: number, z: number, size: Vector, colour: string): Shape =>
    group(
      box([x, 80, z], size, colour),
      onFront(
        [x, 80, z + size[2]],
        rectangle(size[0] / 2 - 16, 0, 32, size[2], '#00000014'),
        rectangle(size[0] - 96, size[2] - 74, 72, 46, '#ffffffb0', 5),
      ),
    );
  const right = width - 90;
  const isWide = width > 1000;
  const goods = [
    [
      carton(90, 98, [360, 300, 260], material.wood),
      ...(isWide ? [carton(500, 98, [260, 300, 200], '#d9b483')] : []),
      cylinder({ from: [right - 160, 240, 98], to: [right - 160, 240, 380], radius: 130, colour: '#5c7f9b' }),
    ],
    [
      ...Array.from({ length: Math.floor((right - 70) / 300) }, (_, index) =>
        box([100 + index * 300, 80, 528], [270, 320, 190], index % 3 === 2 ? material.graphite : material.accent),
      ),
    ],
    [
      carton(120, 958, [300, 300, 220], '#d9b483'),
      ...(width > 1400 ? [carton(520, 958, [420, 300, 190], '#d9b483')] : []),
      carton(right - (isWide ? 470 : 320), 958, [isWide ? 420 : 280, 300, 270], material.wood),
    ],
    [
      cylinder({ from: [240, 240, 1388], to: [240, 240, 1600], radius: 110, colour: material.steel }),
      carton(480, 1388, [300, 300, 180], material.wood),
      ...(width > 1400 ? [carton(1060, 1388, [360, 300, 260], material.wood)] : []),
    ],
  ];
  const shelf = (z: number): Shape => box([45, 6, z], [width - 90, depth - 12, 38], material.steel);
  return group(
    shadow([0, 0], [width, depth]),
    depthSorted(
      post(0, depth - 44),
      post(width - 44, depth - 44),
      ...levels.map(shelf),
      ...goods.flat(),
      post(0, 0),
      post(width - 44, 0),
    ),
  );
}
