/** Returns the amount in a text, in cents. The text is formatted for the locale and currency. */
export function centsIn(text: string, locale: string, currency: string): number {
  const style = { style: 'currency', currency, minimumFractionDigits: 2 } as const;
  const sample = new Intl.NumberFormat(locale, style).formatToParts(1234.5);
  const decimal = sample.find(({ type }) => type === 'decimal')?.value ?? '.';
  const written = text.match(/\d[\d.,'’\s]*/)?.[0];
  // U+2212 is the minus of Nordic and other locales.
  const sign = /[-−]/.test(text) ? -1 : 1;
  if (written === undefined) throw new Error(`No amount in "${text}"`);
  const [whole = '', fraction = ''] = written.split(decimal);
  const size = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.replaceAll(/\D/g, '').padEnd(2, '0'));
  return sign * size;
}
