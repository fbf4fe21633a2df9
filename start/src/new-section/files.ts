import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../terminal/start-problem.js';
import type { SectionParams } from './params/section-params.js';
import { registered } from './registrations.js';
import { contractFile } from './templates/contract.js';
import { ruleFile, ruleSpecFile } from './templates/rule.js';
import { sectionFile } from './templates/section.js';
import { seedsFile } from './templates/seeds.js';
import { migrationFile, schemaFile } from './templates/table.js';

/** The files that the command writes: text by path in the checkout. */
export interface SectionFiles {
  readonly created: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

const MIGRATIONS = 'prisma/migrations';
const SCHEMAS = 'prisma/schema';
const STAMP_DIGITS = 14;

/** Returns a migration's time in Prisma's form, later than that of every existing migration. */
function stampAfter(folder: string, now: Date): string {
  const own = now.toISOString().replace(/\D/g, '').slice(0, STAMP_DIGITS);
  const last = readdirSync(folder)
    .map((name) => name.slice(0, STAMP_DIGITS))
    .filter((stamp) => /^\d{14}$/.test(stamp))
    .sort()
    .at(-1);
  return last === undefined || own > last ? own : String(BigInt(last) + 1n);
}

function refuseExisting(checkout: string, { noun }: SectionParams, paths: readonly string[]): void {
  const folders = [`domain/src/${noun.kebab}`, `services/src/store-config/sections/${noun.kebab}`];
  const found = [...folders, ...paths].find((each) => existsSync(path.join(checkout, each)));
  if (found !== undefined) throw new StartProblem(`${noun.kebab} exists already: ${found}. Nothing was written.`);
  const schemas = readdirSync(path.join(checkout, SCHEMAS));
  const existing = schemas.find((name) => {
    const text = readFileSync(path.join(checkout, SCHEMAS, name), 'utf8');
    return text.includes(`model ${noun.pascal} {`) || text.includes(`@@map("${noun.table}")`);
  });
  if (existing === undefined) return;
  throw new StartProblem(`${SCHEMAS}/${existing} has a table of that name already. Nothing was written.`);
}

/** Returns all files of a new section without writing them. Throws a `StartProblem` if one of them exists. */
export function sectionFiles(checkout: string, order: SectionParams, now: Date): SectionFiles {
  const { noun, fields } = order;
  const { kebab, table } = noun;
  const stamp = stampAfter(path.join(checkout, MIGRATIONS), now);
  const created = new Map([
    [`domain/src/${kebab}/contract.ts`, contractFile(order)],
    [`domain/src/${kebab}/offer.ts`, ruleFile(noun)],
    [`domain/src/${kebab}/offer.spec.ts`, ruleSpecFile(noun)],
    [`services/src/store-config/sections/${kebab}/${kebab}.section.ts`, sectionFile(order)],
    [`config-seeds/src/${kebab}.ts`, seedsFile(order)],
    [`${SCHEMAS}/${kebab}.prisma`, schemaFile(noun, fields)],
    [`${MIGRATIONS}/${stamp}_${table}/migration.sql`, migrationFile(noun, fields)],
  ]);
  refuseExisting(checkout, order, [...created.keys()]);
  const changed = registered(order, (file) => readFileSync(path.join(checkout, file), 'utf8'));
  return { created, changed };
}
