import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { importedFile, importedModules } from '../crumbs/imports.js';
import { CHECKOUT } from '../programs/checkout.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { sectionFiles } from './files.js';
import { parseSectionParams } from './params/section-params.js';
import { follow } from './recipe/follow-recipe.js';
import { RECIPE } from './recipe/prove.js';
import { handEditedFiles, readRecipe } from './recipe/read-recipe.js';
import { writeFiles } from './write-files.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const WORDS = ['gift-wrapping', 'price:amount', 'freeAbove:threshold', 'pieces:count', 'note:text', '--page'];
/** The files that the command reads and that the recipe changes. */
const READ = [
  'prisma',
  'domain/src/store-document/sections.ts',
  'config-seeds/src/rows.ts',
  'services/src/store-config/sections/registry.ts',
  'admin/src/shared/section/section-screens.ts',
  'storefront/src/features/cart',
  'storefront/messages',
];

let checkout: string;
const nothingMore = () => Promise.resolve();

/** Every file of the checkout with its text. */
function contents(folder = checkout): Record<string, string> {
  const files = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
  return Object.fromEntries(files.map((file) => [file, statSync(file).isFile() ? readFileSync(file, 'utf8') : '']));
}

const makeSection = (args: readonly string[], finish = nothingMore) =>
  writeFiles(checkout, sectionFiles(checkout, parseSectionParams(args), NOW), finish);

beforeAll(() => {
  checkout = mkdtempSync(path.join(os.tmpdir(), 'manifold-new-section-'));
  for (const name of READ) cpSync(path.join(CHECKOUT, name), path.join(checkout, name), { recursive: true });
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe('a new section', () => {
  it('is removed again if a step after writing its files fails', async () => {
    const before = contents();
    const failure = () => Promise.reject(new Error('no client could be generated'));
    await expect(makeSection(WORDS, failure)).rejects.toThrow('no client could be generated');
    expect(contents()).toEqual(before);
  });

  it('is added once to the list of each workspace', async () => {
    await makeSection(WORDS);
    for (const file of READ.filter((name) => name.endsWith('.ts'))) {
      const entries = readFileSync(path.join(checkout, file), 'utf8').match(/^ +'gift-wrapping': /gm);
      expect([file, entries?.length]).toEqual([file, 1]);
    }
  });

  it('is refused a second time, and nothing is written', async () => {
    const before = contents();
    await expect(async () => makeSection(WORDS)).rejects.toThrow('gift-wrapping exists already');
    expect(contents()).toEqual(before);
  });

  it.each([
    ['GiftWrapping', 'kebab-case'],
    ['gift--wrapping', 'kebab-case'],
    ['../gift', 'kebab-case'],
    ['cash-on-delivery', 'exists already'],
    ['store-host', 'has a table of that name'],
  ])('is refused as %s', async (noun, reason) => {
    await expect(async () => makeSection([noun])).rejects.toThrow(reason);
  });

  it.each([
    ['price', 'A field is name:kind'],
    ['price:money', 'A field is name:kind'],
    ['layer:text', 'has a column layer already'],
    ['toString:constructor', 'A field is name:kind'],
  ])('is refused with the field %s', (field, reason) => {
    expect(() => parseSectionParams(['loyalty', field])).toThrow(reason);
  });
});

describe('the table of a new section', () => {
  let database: FreshDatabase;
  let db: pg.Client;
  const row = { layer: 'country', layer_key: 'SK', sets: ['enabled'], updated_revision: 1 };

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    const migrations = path.join(checkout, 'prisma', 'migrations');
    const own = readdirSync(migrations).filter((name) => name.endsWith('_gift_wrapping'));
    expect(own).toEqual(
      readdirSync(migrations)
        .filter((name) => /^\d/.test(name))
        .sort()
        .slice(-1),
    );
    await db.query(readFileSync(path.join(migrations, own[0] ?? '', 'migration.sql'), 'utf8'));
  });
  afterAll(async () => {
    await db.end();
    await database.drop();
  });

  function insert(columns: Record<string, unknown>): Promise<unknown> {
    const all = { ...row, ...columns };
    const places = Object.keys(all).map((_name, at) => `$${at + 1}`);
    const names = Object.keys(all).join(', ');
    return db.query(`INSERT INTO gift_wrapping (${names}) VALUES (${places.join(', ')})`, Object.values(all));
  }

  it.each([
    ['a negative price', { sets: ['priceCentAmount'], price_cent_amount: -1 }],
    ['no pieces', { sets: ['pieces'], pieces: 0 }],
    ['a field that it does not have', { sets: ['colour'] }],
    ['an end before the beginning', { valid_from: '2027-02-01', valid_to: '2027-01-01' }],
    ['a default row of a country', { layer: 'default' }],
  ])('refuses %s', async (_what, columns) => {
    await expect(insert(columns)).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses the same row twice', async () => {
    await insert({});
    await expect(insert({})).rejects.toMatchObject({ code: '23505' });
  });
});

const isOurs = (name: string): boolean => /^\.|^@manifold\//.test(name);

describe('the recipe for a per-country table', () => {
  const steps = readRecipe(readFileSync(RECIPE, 'utf8'));

  it('edits at most five existing files by hand, messages left out', () => {
    const edited = handEditedFiles(steps);
    expect(edited.length).toBeGreaterThan(0);
    expect(edited.length).toBeLessThanOrEqual(5);
    expect(edited.filter((file) => !existsSync(path.join(checkout, file)))).toEqual([]);
  });

  it('can be followed as it is written', async () => {
    for (const step of steps.filter(({ kind }) => kind !== 'run')) await follow(checkout, step);
    expect(readFileSync(path.join(checkout, 'storefront/messages/sk.json'), 'utf8')).toContain('Darčekové balenie');
    expect(readFileSync(path.join(checkout, 'storefront/src/features/cart/CartSummary.tsx'), 'utf8')).toContain(
      'giftWrappingOffer(cart.subtotal.centAmount',
    );
  });

  it('imports only files that exist or that the command creates', () => {
    const isSource = (file: string) => [checkout, CHECKOUT].some((folder) => existsSync(path.join(folder, file)));
    const imports = steps.flatMap((step) => {
      if (step.kind !== 'write' && step.kind !== 'change') return [];
      const modules = importedModules(step.kind === 'write' ? step.text : step.after).filter(isOurs);
      return modules.map((name) => ({ file: step.file, name, found: importedFile(step.file, name, isSource) }));
    });
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter(({ found }) => found === undefined)).toEqual([]);
  });

  it('has the message in every language of the shop', () => {
    const languages = readdirSync(path.join(checkout, 'storefront/messages')).filter((name) => name.length === 7);
    const texts = steps.flatMap((step) => (step.kind === 'message' ? [Object.keys(step.texts)] : []));
    expect(texts).toEqual([languages.map((name) => name.slice(0, 2)).sort()]);
  });
});
