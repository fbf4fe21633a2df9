import * as z from 'zod';
import { unsupported } from '../../input/draft-parts.js';
import type { Definitions, Schema } from '../answers/schema.js';

/** The fields of one form of a body; an open one keeps further fields. */
interface BodyForm {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  readonly isOpen: boolean;
}

/** Types whose fields are checked elsewhere (staged actions as a list of their own), or depend on what the merchant defines. */
const LEAVES: ReadonlySet<string> = new Set([
  '_Money',
  'Money',
  'TypedMoney',
  'TypedMoneyDraft',
  'AttributeType',
  'StagedOrderUpdateAction',
]);

const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const lastOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The schema under optional, default, nullable and transformed ones. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap());
  return schema instanceof z.ZodPipe ? inner(schema.in) : schema;
}

/** Returns the forms of a schema; a union has several, a schema that is not an object has none. */
function formsOf(wrapped: z.core.$ZodType): BodyForm[] {
  const schema = inner(wrapped);
  if (schema instanceof z.ZodObject) {
    const { catchall } = schema.def;
    return [{ shape: schema.shape, isOpen: catchall !== undefined && !(catchall instanceof z.ZodNever) }];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(formsOf);
  if (!(schema instanceof z.ZodIntersection)) return [];
  const { left, right } = schema.def;
  return formsOf(left).flatMap((one) =>
    formsOf(right).map((other) => ({
      shape: { ...one.shape, ...other.shape },
      isOpen: one.isOpen || other.isOpen,
    })),
  );
}

const isTagged = ({ shape }: BodyForm, tag: string, value: unknown): boolean => {
  const field = shape[tag];
  if (field instanceof z.ZodEnum) return field.options.some((option) => option === value);
  return field instanceof z.ZodLiteral ? field.values.has(value as never) : true;
};

/** Compares published drafts and actions with our schemas. */
export class ReadProperties {
  /** Paths of published properties that are neither parsed nor refused. */
  readonly dropped: string[] = [];
  /** Paths of published properties that are refused by their name. */
  readonly refused: string[] = [];

  constructor(private readonly definitions: Definitions) {}

  compare(path: string, published: Schema, read: z.core.$ZodType): void {
    const { $ref, items, oneOf, anyOf } = published;
    if ($ref !== undefined) {
      const name = lastOf($ref);
      if (!LEAVES.has(name)) this.compare(path, this.definitions[name] ?? {}, read);
      return;
    }
    if (items !== undefined) {
      const list = inner(read);
      if (list instanceof z.ZodArray) this.compare(`${path}[]`, items, list.element);
      return;
    }
    if (oneOf !== undefined) return this.kinds(path, published, read);
    for (const one of anyOf ?? []) this.compare(path, one, read);
    if (published.properties !== undefined) this.object(path, published, formsOf(read));
  }

  /** Compares each member of a union with our forms of it; a member without one is refused as a whole. */
  private kinds(path: string, { oneOf = [], discriminator }: Schema, read: z.core.$ZodType): void {
    const tag = discriminator?.propertyName ?? '';
    for (const { $ref = '' } of oneOf) {
      const kind = this.definitions[lastOf($ref)] ?? {};
      const value = kind.properties?.[tag]?.const;
      const forms = formsOf(read).filter((form) => isTagged(form, tag, value));
      if (forms.length > 0) this.object(`${path}<${String(value)}>`, kind, forms);
    }
  }

  private object(path: string, { properties = {} }: Schema, forms: readonly BodyForm[]): void {
    // Values without a form (a record, an unknown value) are stored as sent.
    if (forms.length === 0 || forms.some(({ isOpen }) => isOpen)) return;
    // `obj` is part of answers only: it is ignored if a client sends an expanded reference back.
    const { obj: _expanded, ...sent } = properties;
    for (const [name, published] of Object.entries(sent)) this.property(`${path}.${name}`, published, forms);
  }

  private property(path: string, published: Schema, forms: readonly BodyForm[]): void {
    const name = lastWord(path);
    const fields = forms.flatMap(({ shape }) => shape[name] ?? []);
    if (fields.length === 0) this.dropped.push(path);
    else if (fields.includes(unsupported)) this.refused.push(path);
    else fields.forEach((field) => this.compare(path, published, field));
  }
}
