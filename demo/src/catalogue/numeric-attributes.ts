import type { Unit } from '../terms/quantity.js';
import type { Figure, Model } from './family.js';
import type { NumericAttributes } from './product.js';

/** The factors to the unit in which filterable figures are stored: kilograms and litres. All others have one unit. */
const perBaseUnit: Partial<Record<Unit, number>> = { t: 1000, g: 0.001, ml: 0.001 };

/** The attributes with a number, labelled like the specification row of the same name. */
// prettier-ignore
export const numericAttributeNames = [
  'power', 'voltage', 'volume', 'capacity', 'output', 'throughput', 'pressure', 'force', 'current', 'speed', 'resolution', 'bandwidth',
  'magnification', 'cuttingWidth', 'logLength', 'shelves', 'diameter', 'length', 'pieces',
] as const;

/** Returns the value of a figure in its base unit, without the count: 10 for `2 × 10 l`, 0.02 for `20 ml`. */
export function inBaseUnit({ value, unit }: Figure): number {
  const factor = unit === undefined ? 1 : (perBaseUnit[unit] ?? 1);
  return Number((value * factor).toPrecision(6));
}

const total = (figure: Figure): number => Number((inBaseUnit(figure) * (figure.count ?? 1)).toPrecision(6));

/** Returns the total values of a model's figures: 20 for `2 × 10 l`. */
export function numericAttributes({ figures }: Model, mainsVoltage: number | undefined): NumericAttributes {
  const voltage: NumericAttributes = mainsVoltage === undefined ? {} : { voltage: mainsVoltage };
  const known = numericAttributeNames.flatMap((name) => {
    const found = figures[name];
    return found ? [[name, total(found)] as const] : [];
  });
  return { ...voltage, ...Object.fromEntries(known) };
}
