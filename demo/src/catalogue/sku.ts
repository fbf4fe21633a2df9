/** A-ware, B-ware (returned and checked) and sets have their own SKU ranges (spec shell §3.6). */
export type Condition = 'a-ware' | 'b-ware' | 'set';

const prefixes: Readonly<Record<Condition, string>> = { 'a-ware': 'EX10', 'b-ware': 'EX20', set: 'EX18' };

/** "EX10010002": the range, two digits of the family, four of the model; the same model in another condition keeps its digits. */
export function skuOf(condition: Condition, family: number, model: number): string {
  if (family < 1 || family > 99 || model < 1 || model > 9999)
    throw new RangeError(`No SKU for family ${family}, model ${model}`);
  return `${prefixes[condition]}${String(family).padStart(2, '0')}${String(model).padStart(4, '0')}`;
}
