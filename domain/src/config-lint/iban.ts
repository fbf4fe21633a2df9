const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether an IBAN's check digits are valid: the remainder modulo 97 is 1, with letters as numbers from 10 (ISO 13616).
 */
export function hasIbanChecksum(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  // Digit by digit: the number has up to 60 of them.
  const remainder = [...turned].reduce((rest, character) => {
    const value = ALPHABET.indexOf(character);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return remainder === 1;
}
