import type { ConsoleText } from '@manifold/domain/admin-api/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { ConfigRowAddress } from '@manifold/domain/config-layer/row';
import type { AnyConfigRow } from '@manifold/domain/store-document/assemble';
import type { MoneyLimitQuestion } from '@manifold/domain/money-limit/contract';
import type { StaffRole } from '@manifold/domain/staff/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import * as z from 'zod/mini';
import type { Prisma } from '../../../platform/prisma/generated/client.js';

/** A Prisma client, in a transaction or not. */
export type Database = Prisma.TransactionClient;

/** The columns with a row's layer, key and dates. */
export interface StoredAddress {
  readonly layer: ConfigLayer;
  readonly layerKey: string;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
}

/** The columns that every section's table has. */
export interface StoredRow extends StoredAddress {
  readonly sets: string[];
  readonly updatedRevision: number;
}

/** Access to a section's table. Columns have the names of the value's fields. */
export interface SectionTable<Value> {
  load(db: Database): Promise<readonly (StoredRow & { readonly [column: string]: unknown })[]>;
  save(db: Database, row: StoredRow, value: Partial<Value>): Promise<unknown>;
  remove(db: Database, address: StoredAddress): Promise<unknown>;
}

/** Label and help text of a field by language. */
type FieldTexts = Readonly<Record<keyof ConsoleText, readonly [label: string, help: string]>>;

/** The kind of an amount: a limit that decides something about a cart, a charge, a price to compare with, or a coin. */
type AmountKind = MoneyLimitQuestion | 'charge' | 'price-band' | 'coin';

export interface SectionDefinition<Schema extends z.ZodMiniObject> {
  readonly key: SectionKey;
  readonly scope: 'store' | 'locale';
  /** The schema of the complete value; a row may set any part of it. */
  readonly schema: Schema;
  readonly layers: readonly ConfigLayer[];
  readonly editableBy: readonly StaffRole[];
  readonly label: ConsoleText;
  readonly help: ConsoleText;
  /** Label and help text of each field in the languages of the console. */
  readonly fields: { readonly [Field in keyof z.infer<Schema>]: FieldTexts };
  /** The kind of each field that is an amount; absent if the section has none. */
  readonly amounts?: { readonly [Field in Extract<keyof z.infer<Schema>, `${string}CentAmount`>]: AmountKind };
  readonly table: SectionTable<z.infer<Schema>>;
}

/** A row as it is stored in its table. */
export type PublishedSectionRow = AnyConfigRow & { readonly updatedRevision: number };

/** A section without its own value type, for code that works on all sections. */
export interface Section {
  readonly key: SectionKey;
  readonly scope: 'store' | 'locale';
  readonly layers: readonly ConfigLayer[];
  readonly editableBy: readonly StaffRole[];
  readonly label: ConsoleText;
  readonly help: ConsoleText;
  readonly fields: readonly { readonly name: string; readonly label: ConsoleText; readonly help: ConsoleText }[];
  readonly amounts: Readonly<Record<string, AmountKind>>;
  /** The schema of one row: any part of the value, without unknown fields. */
  readonly rowSchema: z.ZodMiniType<Record<string, unknown>>;
  load(db: Database): Promise<PublishedSectionRow[]>;
  save(db: Database, row: AnyConfigRow, revision: number): Promise<void>;
  remove(db: Database, address: ConfigRowAddress): Promise<void>;
}

/** The roles that may edit most sections. */
export const OPERATIONS: readonly StaffRole[] = ['admin', 'operations'];
/** The layers of a section with one value per store. */
export const STORE_LAYERS: readonly ConfigLayer[] = ['default', 'brand', 'currency', 'country', 'store'];
/** The layers of a section with one value per locale. */
export const LOCALE_LAYERS: readonly ConfigLayer[] = ['default', 'brand', 'country', 'store', 'locale'];

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

function storedAddress({ layer, key, validFrom, validTo }: ConfigRowAddress): StoredAddress {
  return { layer, layerKey: key, validFrom: date(validFrom), validTo: date(validTo) };
}

function rowSchemaOf(schema: z.ZodMiniObject): Section['rowSchema'] {
  const partial = z.strictObject(z.partial(schema).shape);
  return partial.check(z.refine((value) => Object.keys(value).length > 0, { error: 'a row sets at least one field' }));
}

/** Creates a section from its definition, and erases the section's own value type. */
export function defineSection<Schema extends z.ZodMiniObject>(definition: SectionDefinition<Schema>): Section {
  const { table, schema, fields, amounts = {}, ...rest } = definition;
  const rowSchema = rowSchemaOf(schema);
  const publishedRow = ({ layer, layerKey, validFrom, validTo, sets, updatedRevision, ...columns }: StoredRow) => {
    const stored = Object.fromEntries(Object.entries(columns).filter(([name]) => sets.includes(name)));
    const parsed = rowSchema.safeParse(stored);
    return {
      layer,
      key: layerKey,
      validFrom: instant(validFrom),
      validTo: instant(validTo),
      // A row from before a bound became stricter is still read; sealing reports what to fix.
      value: parsed.success ? parsed.data : stored,
      updatedRevision,
    };
  };
  return {
    ...rest,
    fields: Object.entries<FieldTexts>(fields).map(([name, { en, de }]) => ({
      name,
      label: { en: en[0], de: de[0] },
      help: { en: en[1], de: de[1] },
    })),
    amounts,
    rowSchema,
    load: async (db) => (await table.load(db)).map(publishedRow),
    save: async (db, row, updatedRevision) => {
      // The strict schema guarantees that these are fields of the value with the right types.
      const value = rowSchema.parse(row.value) as Partial<z.infer<Schema>>;
      await table.save(db, { ...storedAddress(row), sets: Object.keys(value), updatedRevision }, value);
    },
    remove: async (db, address) => {
      await table.remove(db, storedAddress(address));
    },
  };
}
