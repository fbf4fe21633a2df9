const WRITTEN = /^([A-Z]{3})=(\d{1,10})$/;

/** Returns the limits of a text by currency (`EUR=20000`, cents, separated by commas). Throws if the text is malformed. */
export function fourEyesLimits(text: string | undefined): Readonly<Record<string, number>> {
  const limits: Record<string, number> = {};
  for (const part of text?.split(',') ?? []) {
    const [, currency, cents] = WRITTEN.exec(part.trim()) ?? [];
    if (currency === undefined) throw new Error('ORDER_FOUR_EYES_FROM must be currency=cents, separated by commas');
    limits[currency] = Number(cents);
  }
  return limits;
}
