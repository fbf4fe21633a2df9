const decimalSigns = new Map<string, string>();

/** The sign that parts whole from fraction in a locale. */
export function decimalSign(locale: string): string {
  const known = decimalSigns.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(locale, sign);
  return sign;
}

/** Digits, whole or in groups of three, with a fraction when there is one. */
function readAs(text: string, decimal: string, fractionDigits: number): string | undefined {
  const group = decimal === ',' ? '.' : ',';
  const whole = `(?:\\d+|\\d{1,3}(?:\\${group}\\d{3})+)`;
  if (!new RegExp(`^${whole}(?:\\${decimal}\\d{1,${fractionDigits}})?$`).test(text)) return undefined;
  return text.replaceAll(group, '').replace(decimal, '.');
}

/**
 * A number that people typed, as JavaScript writes it: in the way of a locale, or with the other decimal sign where that
 * cannot be taken for a group. Undefined when it is no number, is negative or may be read in two ways.
 */
export function plainNumber(text: string, locale: string, fractionDigits: number): string | undefined {
  const bare = text.trim().replace(/[\s'’]/g, '');
  const decimal = decimalSign(locale);
  const local = readAs(bare, decimal, fractionDigits);
  if (local !== undefined) return local;
  const foreign = readAs(bare, decimal === ',' ? '.' : ',', fractionDigits);
  // `2.500` is a group somewhere else and would be two and a half here: nobody could say which was meant.
  return foreign !== undefined && (foreign.includes('.') || /^\d+$/.test(bare)) ? foreign : undefined;
}
