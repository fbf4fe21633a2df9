import type { Family, Model } from './family.js';
import { looks, type Looks } from './looks.js';

const machineNameOf = ({ key }: Family, { picture = key }: Model): string => picture;

function sizeOf({ figures }: Model, size: Looks['size']): string {
  const value = size && figures[size.of]?.value;
  if (value === undefined) return '';
  if (value <= (size?.smallTo ?? -Infinity)) return '-small';
  return value >= (size?.largeFrom ?? Infinity) ? '-large' : '';
}

/** Returns the paint of a model. Models that share a drawing get different paints in the order of their prices, so that neighbours in a listing differ. */
function paintOf(family: Family, model: Model, { paints }: Looks): string {
  const name = machineNameOf(family, model);
  const cheaper = family.models.filter((other) => machineNameOf(family, other) === name && other.euros < model.euros);
  const paint = paints[cheaper.length % paints.length] ?? 'own';
  return paint === 'own' ? '' : `-${paint}`;
}

/** Returns the drawing of a model without its paint: machine and size, `compressor-large`. */
export function shapeOf(family: Family, model: Model): string {
  const name = machineNameOf(family, model);
  return `${name}${sizeOf(model, looks[name]?.size)}`;
}

/** Returns the drawing of a model: machine, size and paint, `compressor-large-dark`. */
export function drawingOf(family: Family, model: Model): string {
  const look = looks[machineNameOf(family, model)];
  return `${shapeOf(family, model)}${look ? paintOf(family, model, look) : ''}`;
}
