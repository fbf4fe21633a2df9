import { StartProblem } from '../../terminal/start-problem.js';
import { capitalised } from './noun.js';

/** How fields of one kind are written in each layer. */
interface FieldKind {
  /** In the contract. */
  readonly schema: string;
  readonly imports?: string;
  readonly prisma: 'Boolean' | 'Int' | 'String';
  readonly sql: 'BOOLEAN' | 'INTEGER' | 'TEXT';
  /** Value of the first seeds, on the default layer. */
  readonly seed: string;
  /** The kind of an amount, for checks and changes of currency. */
  readonly amount?: 'charge' | 'price-band';
  /** The minimum of a number; Postgres refuses less. */
  readonly least?: 0 | 1;
}

const CENTS = {
  schema: 'configuredCentAmountSchema',
  imports: "import { configuredCentAmountSchema } from '../money/contract.js';",
  prisma: 'Int',
  sql: 'INTEGER',
  seed: 'cents(0)',
  least: 0,
} as const;

const KINDS: Readonly<Record<string, FieldKind>> = {
  flag: { schema: 'z.boolean()', prisma: 'Boolean', sql: 'BOOLEAN', seed: 'false' },
  amount: { ...CENTS, amount: 'charge' },
  threshold: { ...CENTS, amount: 'price-band' },
  count: {
    schema: 'countSchema',
    imports: "import { countSchema } from '../quantity/contract.js';",
    prisma: 'Int',
    sql: 'INTEGER',
    seed: '1',
    least: 1,
  },
  text: {
    schema: 'z.string().check(z.minLength(1), z.maxLength(200))',
    prisma: 'String',
    sql: 'TEXT',
    seed: "'…'",
  },
};

/** One field of the value, as it is written in each layer. */
export interface Field extends FieldKind {
  /** `priceCentAmount` */
  readonly name: string;
  /** `price_cent_amount` */
  readonly column: string;
  /** `Price` */
  readonly label: string;
}

const FIELD = /^([a-z][A-Za-z0-9]{0,39}):([a-z]+)$/;
/** Columns of every section table. */
const RESERVED = ['id', 'layer', 'layerKey', 'validFrom', 'validTo', 'sets', 'updatedRevision'];
/** Every section has this field; the generated rule reads it. */
const ENABLED = 'enabled:flag';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function parseField(word: string): Field {
  const [, name = '', kindName = ''] = FIELD.exec(word) ?? [];
  const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
  if (!kind) {
    throw new StartProblem(
      `A field is name:kind with one of ${Object.keys(KINDS).join(', ')}, for example price:amount; not ${word}.`,
    );
  }
  const full = kind.amount ? `${name.replace(/CentAmount$/, '')}CentAmount` : name;
  if (RESERVED.includes(full)) throw new StartProblem(`Every section table has a column ${full} already.`);
  const columnWords = snakeCase(name.replace(/CentAmount$/, '')).replaceAll('_', ' ');
  return { ...kind, name: full, column: snakeCase(full), label: capitalised(columnWords) };
}

/** Parses arguments such as `price:amount`. The first field is `enabled`, which every new section has. */
export function parseFields(args: readonly string[]): Field[] {
  const fields = [ENABLED, ...args.filter((word) => word !== ENABLED)].map(parseField);
  const twice = fields.find(({ name }, at) => fields.findIndex((other) => other.name === name) !== at);
  if (twice) throw new StartProblem(`The field ${twice.name} is named twice.`);
  return fields;
}
