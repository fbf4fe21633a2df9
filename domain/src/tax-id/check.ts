import type { TaxIdKind } from './contract.js';

/** Returns a typed tax id as it is stored: upper case, without spaces, dots, hyphens and slashes. */
export const normaliseTaxId = (typed: string): string => typed.toUpperCase().replace(/[\s./-]/g, '');

const digitsOf = (text: string): number[] => [...text].map(Number);

const weightedSum = (digits: readonly number[], weightOf: (index: number) => number): number =>
  digits.reduce((sum, digit, index) => sum + digit * weightOf(index), 0);

/** The sum of the digits of a number under 20, as in the Luhn check. */
const crossSum = (value: number): number => (value > 9 ? value - 9 : value);

/** The value of each character at an odd place of a codice fiscale: digits, then letters (DM 23/12/1976). */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const LETTER_A = 65;
const ALPHABET = 26;

const isDigit = (character: string): boolean => /\d/.test(character);
const letterIndex = (character: string): number => character.charCodeAt(0) - LETTER_A;

function codiceFiscaleValue(character: string, index: number): number {
  const isOddPlace = index % 2 === 0;
  if (isDigit(character)) return isOddPlace ? (ODD_VALUES[Number(character)] ?? 0) : Number(character);
  return isOddPlace ? (ODD_LETTERS[letterIndex(character)] ?? 0) : letterIndex(character);
}

/** Digits may be replaced by letters, which tells apart two people with the same code. */
const PERSON = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;
const COMPANY = /^\d{11}$/;

/** Returns whether it is the code of a person, or of a company, whose code is its VAT number. */
function isCodiceFiscale(id: string): boolean {
  if (COMPANY.test(id)) return weightedLuhn(digitsOf(id)) % 10 === 0;
  if (!PERSON.test(id)) return false;
  const sum = [...id.slice(0, -1)].reduce((total, character, index) => total + codiceFiscaleValue(character, index), 0);
  return sum % ALPHABET === letterIndex(id.slice(-1));
}

const weightedLuhn = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : crossSum(2 * digit)), 0);

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF_LETTERS = 'JABCDEFGHI';
const NIE_DIGITS: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' };

/** Returns whether it is the NIF of a person (DNI, NIE or K, L, M) or of an organisation. */
function isSpanishNif(id: string): boolean {
  const person = /^([XYZKLM]\d{7}|\d{8})([A-Z])$/.exec(id);
  if (person) {
    const [, number = '', letter] = person;
    const digits = number.replace(/^[A-Z]/, (first) => NIE_DIGITS[first] ?? '');
    return DNI_LETTERS[Number(digits) % DNI_LETTERS.length] === letter;
  }
  const organisation = /^[A-HJNP-SUVW](\d{7})([\dA-J])$/.exec(id);
  if (!organisation) return false;
  const [, number = '', given = ''] = organisation;
  const sum = digitsOf(number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? crossSum(2 * digit) : digit),
    0,
  );
  const control = (10 - (sum % 10)) % 10;
  return given === String(control) || given === CIF_LETTERS[control];
}

const NINE_DIGITS = /^\d{9}$/;
const MODULUS = 11;

function isPortugueseNif(id: string): boolean {
  if (!/^[1-35-9]\d{8}$/.test(id)) return false;
  const digits = digitsOf(id);
  const rest = MODULUS - (weightedSum(digits.slice(0, 8), (index) => 9 - index) % MODULUS);
  return digits[8] === (rest > 9 ? 0 : rest);
}

function isAfm(id: string): boolean {
  if (!NINE_DIGITS.test(id) || /^0+$/.test(id)) return false;
  const digits = digitsOf(id);
  return digits[8] === (weightedSum(digits.slice(0, 8), (index) => 2 ** (8 - index)) % MODULUS) % 10;
}

const RULES: Readonly<Record<TaxIdKind, (id: string) => boolean>> = {
  'codice-fiscale': isCodiceFiscale,
  'nif-es': isSpanishNif,
  'nif-pt': isPortugueseNif,
  afm: isAfm,
};

/** Returns whether a typed tax id has the form and the check digit of its kind. No register is asked. */
export const isTaxId = (typed: string, kind: TaxIdKind): boolean => RULES[kind](normaliseTaxId(typed));
