import { exactFraction } from '../amounts/rounding.js';
import { fractionDigitsOf } from '../amounts/money.js';

/** Money in a predicate; comparable only with money of the same currency. */
export interface MoneyField {
  readonly centAmount: number;
  readonly currencyCode: string;
}

/** A value with fields, such as an address: it can be checked for presence, but not compared. */
const FIELDS_OF_ITS_OWN = Symbol('object');

/** The value of a predicate's field. A set of values matches `=` if one of them does. */
export type FieldValue = string | number | boolean | MoneyField | typeof FIELDS_OF_ITS_OWN | readonly FieldValue[];

/** Returns equality in the predicate language: `"20.00 EUR"` equals 2000 cents; a set equals a value it contains. */
export function equals(left: FieldValue, right: FieldValue): boolean {
  if (isSet(left)) return left.some((element) => equals(element, right));
  if (isSet(right)) return right.some((element) => equals(left, element));
  if (isMoney(left) || isMoney(right)) return compareMoney(left, right) === 0;
  return left === right && left !== FIELDS_OF_ITS_OWN;
}

/** Returns the order in the predicate language; false for values of different types or currencies. */
export function isLess(left: FieldValue, right: FieldValue): boolean {
  if (isSet(left) || isSet(right) || left === FIELDS_OF_ITS_OWN || right === FIELDS_OF_ITS_OWN) return false;
  if (isMoney(left) || isMoney(right)) return (compareMoney(left, right) ?? 0) < 0;
  return typeof left === typeof right && left < right;
}

/** Returns whether both sides have the same values, in any order. */
export function isSameSet(left: readonly FieldValue[], right: readonly FieldValue[]): boolean {
  const covers = (one: readonly FieldValue[], other: readonly FieldValue[]) =>
    one.every((value) => other.some((candidate) => equals(value, candidate)));
  return covers(left, right) && covers(right, left);
}

/**
 * Returns the value at a path of a JSON value: `attributes.color.key`, `custom.gift`. Sets are followed element by element.
 * At the end of a path, an enum yields its key and a reference its id.
 */
export function fieldAt(value: unknown, path: readonly string[], from = 0): FieldValue | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((element: unknown) => fieldAt(element, path, from) ?? []);
  }
  const name = path[from];
  if (name === undefined) return leaf(value);
  if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
  return fieldAt(value[name], path, from + 1);
}

function leaf(value: unknown): FieldValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (!isObject(value)) return undefined;
  if (typeof value['centAmount'] === 'number' && typeof value['currencyCode'] === 'string') {
    return { centAmount: value['centAmount'], currencyCode: value['currencyCode'] };
  }
  if (typeof value['key'] === 'string' && 'label' in value) return value['key'];
  if (typeof value['id'] === 'string' && 'typeId' in value) return value['id'];
  return Object.values(value).some((field) => field !== undefined) ? FIELDS_OF_ITS_OWN : undefined;
}

/** Returns the amount of a literal such as "10.00 EUR"; undefined if it is not a whole number of the smallest unit. */
export function moneyOf(value: string | number | boolean): MoneyField | undefined {
  const money = toMoney(value);
  return money === undefined || !CURRENCIES.has(money.currencyCode) ? undefined : money;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function compareMoney(left: FieldValue, right: FieldValue): number | undefined {
  const one = toMoney(left);
  const other = toMoney(right);
  if (one === undefined || other === undefined || one.currencyCode !== other.currencyCode) return undefined;
  return one.centAmount - other.centAmount;
}

function toMoney(value: FieldValue): MoneyField | undefined {
  if (isMoney(value)) return value;
  const [, amount, currencyCode] =
    typeof value === 'string' ? (/^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) ?? []) : [];
  if (amount === undefined || currencyCode === undefined) return undefined;
  const { numerator, denominator } = exactFraction(Number(amount));
  const cents = numerator * 10n ** BigInt(fractionDigitsOf(currencyCode));
  // "20.005 EUR" is no amount of cents.
  return cents % denominator === 0n ? { centAmount: Number(cents / denominator), currencyCode } : undefined;
}

/** Returns true for a set of values. */
export function isSet(value: FieldValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

function isMoney(value: FieldValue): value is MoneyField {
  return typeof value === 'object' && !isSet(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
