/** A JSON schema, as far as the platform's descriptions need one. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  readonly anyOf?: readonly Schema[];
  /** The kinds that a value may be of, told apart by `discriminator`. */
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  /** There may be more kinds than are listed; of those nothing is known. */
  readonly isOpen?: true;
}

/** Named types by their names. */
export type Definitions = Readonly<Record<string, Schema>>;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
