import fc, { type Arbitrary } from 'fast-check';

/** The path to a part of a value: keys and indexes. */
type Path = readonly (string | number)[];

function pathsIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above];
  const parts: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  return [above, ...parts.flatMap(([key, part]) => pathsIn(part, [...above, key]))];
}

/** Returns a copy with one part replaced; `undefined` removes it. */
function withPart(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...below] = path;
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    items[Number(key)] = withPart(items[Number(key)], below, part);
    return items.filter((item) => item !== undefined);
  }
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([name, old]) => {
      const changed = name === key ? withPart(old, below, part) : old;
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

/** Texts that break programs: query and path delimiters, lone surrogates, names of object properties. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\uffff',
  '\u202e',
  '"',
  '\\',
  '\\"',
  '" or true or "" = "',
  "' OR 1=1 --",
  'id = "x") or (id is defined',
  '$id',
  '}{',
  '{{constructor}}',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '<script>alert(1)</script>',
  '😀'.repeat(50),
  'é'.normalize('NFD'),
  '1e400',
  'EX10000001\n',
  'a'.repeat(20_000),
] as const;

const NUMBERS = [0, -0, -1, 1, 0.5, 1e-9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308] as const;

const wrongPart: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(undefined, null, true, [], {}, [[]], [null], { a: {} }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** A valid value with one part replaced or removed. */
export function nearly(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(), wrongPart).map(([value, place, part]) => {
    const paths = pathsIn(value);
    return withPart(value, paths[place % paths.length] ?? [], part) ?? null;
  });
}

/** Arbitrary JSON, and hostile values. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
  fc.constantFrom<unknown>(...TEXTS),
  fc.dictionary(fc.constantFrom(...TEXTS.slice(0, -1)), fc.constantFrom<unknown>(...TEXTS), { noNullPrototype: true }),
  fc.constant(nested(500)),
);

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Bodies that are not JSON. */
export const noJson: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '{"a":', '[1,', 'undefined', '{"a":1}}', '\u0000', '{"__proto__":{"a":1}}', '"\\ud800"'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
