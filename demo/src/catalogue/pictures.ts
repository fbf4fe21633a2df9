import type { Family, Model } from './family.js';
import { filmedPictures } from './filmed-pictures.js';
import { looks, type Looks } from './looks.js';
import { turnablePictures } from './turnable-pictures.js';

/** How many views every drawing has. */
export const viewsPerDrawing = 3;

const drawingNameOf = ({ key }: Family, { picture = key }: Model): string => picture;

function sizeOf({ figures }: Model, size: Looks['size']): string {
  const value = size && figures[size.of]?.value;
  if (value === undefined) return '';
  if (value <= (size?.smallTo ?? -Infinity)) return '-small';
  return value >= (size?.largeFrom ?? Infinity) ? '-large' : '';
}

/** Models that share a drawing take its paints in turn, the cheapest the first, so that neighbours in a listing differ. */
function paintOf(family: Family, model: Model, { paints }: Looks): string {
  const name = drawingNameOf(family, model);
  const cheaper = family.models.filter((other) => drawingNameOf(family, other) === name && other.euros < model.euros);
  const paint = paints[cheaper.length % paints.length] ?? 'own';
  return paint === 'own' ? '' : `-${paint}`;
}

/** The drawing that shows a model: its machine in its size and its paint, "compressor-large-dark". */
export function drawingOf(family: Family, model: Model): string {
  const name = drawingNameOf(family, model);
  const look = looks[name];
  return look === undefined ? name : `${name}${sizeOf(model, look.size)}${paintOf(family, model, look)}`;
}

/** The names of a model's pictures, the three-quarter view first: "fryer-double-1". */
export function picturesOf(family: Family, model: Model): readonly string[] {
  const drawing = drawingOf(family, model);
  return Array.from({ length: viewsPerDrawing }, (_, index) => `${drawing}-${index + 1}`);
}

/** How a model is seen in motion: the number of its pictures once around, and the film of it at work. */
export function motionOf(family: Family, model: Model): { readonly images360?: number; readonly video?: string } {
  const drawing = drawingOf(family, model);
  return {
    images360: turnablePictures[drawing],
    video: filmedPictures.has(drawing) ? `/media/videos/${drawing}.svg` : undefined,
  };
}
