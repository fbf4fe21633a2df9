/** A valid EAN-13 in the 20-29 range, which GS1 leaves to a shop's own use, so that it is nobody's real article. */
export function eanOf(sku: string): string {
  const body = `29${sku.replace(/\D/g, '').padStart(10, '0').slice(-10)}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
