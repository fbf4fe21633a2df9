import { StartProblem } from '../../terminal/start-problem.js';
import { capitalised } from './noun.js';

/** What a field of a kind is in each layer. */
interface FieldKind {
  /** Of the contract. */
  readonly schema: string;
  readonly imports?: string;
  readonly prisma: 'Boolean' | 'Int' | 'String';
  readonly sql: 'BOOLEAN' | 'INTEGER' | 'TEXT';
  /** What the first seeds say on the default layer. */
  readonly seed: string;
  /** What an amount is to checks and to a change of currency. */
  readonly amount?: 'charge' | 'price-band';
  /** What a number must be at least; Postgres refuses less. */
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

/** One field of the value, with what it is in each layer. */
export interface Field extends FieldKind {
  /** `priceCentAmount` */
  readonly name: string;
  /** `price_cent_amount` */
  readonly column: string;
  /** `Price` */
  readonly label: string;
}

const FIELD = /^([a-z][A-Za-z0-9]{0,39}):([a-z]+)$/;
/** Columns that every section table begins with. */
const RESERVED = ['id', 'layer', 'layerKey', 'validFrom', 'validTo', 'sets', 'updatedRevision'];
/** Says whether a store has any of it; the generated rule asks for it. */
const ENABLED = 'enabled:flag';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function parseField(word: string): Field {
  const [, name = '', kindName = ''] = FIELD.exec(word) ?? [];
  const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
  if (!kind) {
    throw new StartProblem(
      `A field is name:kind with one of ${Object.keys(KINDS).join(', ')}, as price:amount: not ${word}.`,
    );
  }
  const full = kind.amount ? `${name.replace(/CentAmount$/, '')}CentAmount` : name;
  if (RESERVED.includes(full)) throw new StartProblem(`Every section table has a column ${full} already.`);
  const spoken = snakeCase(name.replace(/CentAmount$/, '')).replaceAll('_', ' ');
  return { ...kind, name: full, column: snakeCase(full), label: capitalised(spoken) };
}

/** Returns the fields of the words `price:amount` …, behind `enabled`, which every new section has. */
export function parseFields(words: readonly string[]): Field[] {
  const fields = [ENABLED, ...words.filter((word) => word !== ENABLED)].map(parseField);
  const twice = fields.find(({ name }, at) => fields.findIndex((other) => other.name === name) !== at);
  if (twice) throw new StartProblem(`The field ${twice.name} is named twice.`);
  return fields;
}
