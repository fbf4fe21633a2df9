/** A-ware, B-ware (returned and checked) and sets have their own SKU ranges (spec shell §3.6). */
export type Condition = 'a-ware' | 'b-ware' | 'set';

const prefixes: Readonly<Record<Condition, string>> = { 'a-ware': 'EX10', 'b-ware': 'EX20', set: 'EX18' };

/** Returns a SKU such as "EX10010002": range, two digits of the family, four of the model. Conditions differ in the range only. */
export function skuOf(condition: Condition, family: number, model: number): string {
  if (family < 1 || family > 99 || model < 1 || model > 9999)
    throw new RangeError(`No SKU for family ${family}, model ${model}`);
  return `${prefixes[condition]}${String(family).padStart(2, '0')}${String(model).padStart(4, '0')}`;
}

/** Returns a valid EAN-13 in the range 20-29, which GS1 reserves for internal use: no real article has it. */
export function eanOf(sku: string): string {
  const body = `29${sku.replace(/\D/g, '').padStart(10, '0').slice(-10)}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
