const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether an IBAN's two check digits are right: read as one number with letters from 10, it leaves 1 over 97 (ISO 13616). */
export function hasIbanChecksum(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  // Digit by digit: the number has up to 60 of them.
  const remainder = [...turned].reduce((rest, character) => {
    const value = ALPHABET.indexOf(character);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return remainder === 1;
}
