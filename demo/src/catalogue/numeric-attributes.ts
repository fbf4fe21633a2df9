import type { Unit } from '../terms/quantity.js';
import type { Figure, Model } from './family.js';
import type { NumericAttributes } from './product.js';

/** Everything filterable is stored in one unit: kilograms, litres; the rest already has a single unit. */
const perBaseUnit: Partial<Record<Unit, number>> = { t: 1000, g: 0.001, ml: 0.001 };

/** The attributes that have a number of their own, with the label of the specification row of the same name. */
// prettier-ignore
export const numericAttributeNames = [
  'power', 'voltage', 'volume', 'capacity', 'output', 'throughput', 'pressure', 'force', 'current', 'speed', 'resolution', 'bandwidth',
  'magnification', 'cuttingWidth', 'logLength', 'shelves', 'diameter', 'length', 'pieces',
] as const;

/** A figure in its base unit, one of several: of "2 × 10 l" 10, of "20 ml" 0.02. */
export function inBaseUnit({ value, unit }: Figure): number {
  const factor = unit === undefined ? 1 : (perBaseUnit[unit] ?? 1);
  return Number((value * factor).toPrecision(6));
}

const total = (figure: Figure): number => Number((inBaseUnit(figure) * (figure.count ?? 1)).toPrecision(6));

/** A model's figures as plain numbers, "2 × 10 l" as 20. */
export function numericAttributes({ figures }: Model, mainsVoltage: number | undefined): NumericAttributes {
  const voltage: NumericAttributes = mainsVoltage === undefined ? {} : { voltage: mainsVoltage };
  const known = numericAttributeNames.flatMap((name) => {
    const found = figures[name];
    return found ? [[name, total(found)] as const] : [];
  });
  return { ...voltage, ...Object.fromEntries(known) };
}
