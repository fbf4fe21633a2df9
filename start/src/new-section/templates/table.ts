import type { Field } from '../params/field.js';
import type { Noun } from '../params/noun.js';

function prismaColumns(fields: readonly Field[]): string {
  const cells = fields.map(({ name, column, prisma }) => [
    name,
    `${prisma}?`,
    column === name ? '' : `@map("${column}")`,
  ]);
  const [names = 0, types = 0] = [0, 1].map((at) => Math.max(...cells.map((cell) => cell[at]?.length ?? 0)));
  return cells
    .map(([name = '', type = '', map = '']) => `  ${name.padEnd(names)} ${type.padEnd(types)} ${map}`.trimEnd())
    .join('\n');
}

/** `prisma/schema/<noun>.prisma` */
export function schemaFile({ pascal, table, label }: Noun, fields: readonly Field[]): string {
  return `/// ${label}. Amounts in cents of the store's currency.
model ${pascal} {
  id              Int         @id @default(autoincrement())
  layer           ConfigLayer
  layerKey        String      @map("layer_key")
  validFrom       DateTime?   @map("valid_from") @db.Timestamptz(3)
  validTo         DateTime?   @map("valid_to") @db.Timestamptz(3)
  /// The fields that this row sets; other fields are inherited, whatever their columns hold.
  sets            String[]
  updatedRevision Int         @map("updated_revision")

${prismaColumns(fields)}

  @@unique([layer, layerKey, validFrom])
  @@map("${table}")
}
`;
}

/** `prisma/migrations/<time>_<noun>/migration.sql`, with the guards that every section table has. */
export function migrationFile({ table }: Noun, fields: readonly Field[]): string {
  const states = fields.map(({ name }) => `'${name}'`).join(', ');
  const bounds = fields.flatMap(({ column, least, amount }) =>
    least === undefined
      ? []
      : [`  ADD CONSTRAINT "${table}_${boundName(column, amount)}" CHECK (${column} >= ${least})`],
  );
  const checks = [
    `  ADD CONSTRAINT "${table}_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to))`,
    `  ADD CONSTRAINT "${table}_layer_key" CHECK ((layer = 'default') = (layer_key = '*'))`,
    `  ADD CONSTRAINT "${table}_sets" CHECK (sets <@ ARRAY[${states}]::text[] AND cardinality(sets) > 0)`,
    ...bounds,
  ];
  return `-- CreateTable
CREATE TABLE "${table}" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[] NOT NULL,
    "updated_revision" INTEGER NOT NULL,
${fields.map(({ column, sql }) => `    "${column}" ${sql},`).join('\n')}

    CONSTRAINT "${table}_pkey" PRIMARY KEY ("id")
);

-- One row per place and beginning; rows without a beginning count as equal.
CREATE UNIQUE INDEX "${table}_layer_layer_key_valid_from_key" ON "${table}"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "${table}"
${checks.join(',\n')};
`;
}

const boundName = (column: string, amount: Field['amount']): string =>
  amount ? column.replace(/_cent_amount$/, '_not_negative') : `${column}_positive`;
