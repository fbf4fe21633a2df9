import { invalidInput } from '../errors/platform-error.js';

export type FilterValue = string | number | boolean;

/** One range of a filter or a facet; an absent bound is open. */
export interface FilterRange {
  readonly from?: string | number;
  readonly to?: string | number;
}

/** A parsed filter or facet expression of the projection search. */
export type FilterExpression =
  | { readonly kind: 'field'; readonly path: string }
  | { readonly kind: 'exists' | 'missing'; readonly path: string }
  | { readonly kind: 'values'; readonly path: string; readonly values: readonly FilterValue[] }
  | { readonly kind: 'subtree'; readonly path: string; readonly ids: readonly string[] }
  | { readonly kind: 'ranges'; readonly path: string; readonly ranges: readonly FilterRange[] };

const MAX_LENGTH = 10_000;
const PATH = /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/;
const TEXT = /^"((?:[^"\\]|\\.)*)"/;
const NUMBER = /^-?\d+(?:\.\d+)?/;
const WORD = /^(?:true|false)\b/;

const malformed = (source: string): Error =>
  invalidInput(`Malformed parameter: filter: '${source.slice(0, 200)}' is not a filter expression.`);

/** Parses the part of an expression after the colon. */
class FilterReader {
  private rest: string;

  constructor(
    private readonly source: string,
    text: string,
  ) {
    this.rest = text.trim();
  }

  read(path: string): FilterExpression {
    const expression = this.expression(path);
    if (this.rest !== '') throw malformed(this.source);
    return expression;
  }

  private expression(path: string): FilterExpression {
    if (this.take('exists')) return { kind: 'exists', path };
    if (this.take('missing')) return { kind: 'missing', path };
    if (this.take('range')) return { kind: 'ranges', path, ranges: this.list(() => this.range()) };
    if (this.rest.startsWith('subtree')) return { kind: 'subtree', path, ids: this.list(() => this.subtree()) };
    return { kind: 'values', path, values: this.list(() => this.value()) };
  }

  private list<T>(one: () => T): T[] {
    const found = [one()];
    while (this.take(',')) found.push(one());
    return found;
  }

  private subtree(): string {
    this.require('subtree');
    this.require('(');
    const id = String(this.value());
    this.require(')');
    return id;
  }

  private range(): FilterRange {
    this.require('(');
    const from = this.bound();
    this.require('to');
    const to = this.bound();
    this.require(')');
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  }

  private bound(): string | number | undefined {
    if (this.take('*')) return undefined;
    const value = this.value();
    if (typeof value === 'boolean') throw malformed(this.source);
    return value;
  }

  private value(): FilterValue {
    const text = TEXT.exec(this.rest);
    if (text !== null) {
      this.skip(text[0].length);
      return (text[1] ?? '').replaceAll(/\\(.)/g, '$1');
    }
    const [found] = WORD.exec(this.rest) ?? NUMBER.exec(this.rest) ?? [];
    if (found === undefined) throw malformed(this.source);
    this.skip(found.length);
    return found === 'true' || found === 'false' ? found === 'true' : Number(found);
  }

  private take(sign: string): boolean {
    if (!this.rest.startsWith(sign)) return false;
    this.skip(sign.length);
    return true;
  }

  private require(sign: string): void {
    if (!this.take(sign)) throw malformed(this.source);
  }

  private skip(length: number): void {
    this.rest = this.rest.slice(length).trimStart();
  }
}

/**
 * Parses a filter or facet expression such as `categories.id: subtree("…"), "…"`, `variants.price.centAmount:range (1 to
 * 30), (100 to *)`, `variants.sku:"A","B"` or `name.en:exists`. A path alone is a facet over all values.
 */
export function filterExpression(source: string): FilterExpression {
  if (source.length > MAX_LENGTH) throw malformed(source);
  const colon = source.indexOf(':');
  const path = (colon < 0 ? source : source.slice(0, colon)).trim();
  if (!PATH.test(path)) throw malformed(source);
  return colon < 0 ? { kind: 'field', path } : new FilterReader(source, source.slice(colon + 1)).read(path);
}
