import { describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import type { ChangeSetDiff, StoreView } from '@manifold/domain/admin-api/contract';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { ExportFormat, Imported } from '@manifold/domain/config-interchange/contract';
import { SECTION_KEYS } from '@manifold/domain/store-document/sections';
import { randomUUID } from 'node:crypto';
import { parse } from 'yaml';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };
const OF_SLOVAKIA = /(key: SK\n {4}value:\n {6}priceLimitCentAmount: )250000/;
const FORMATS: readonly ExportFormat[] = ['yaml', 'json'];

describe('config files', () => {
  const { config, operations } = seededConsole('operations');

  async function file(query: string): Promise<string> {
    const { status, body } = await operations.text(`/export?${query}`);
    expect(status).toBe(200);
    return body;
  }
  const bring = (text: string, keep = false, client = operations, name = 'a.yaml') =>
    client.ask<Imported & RefusedBody>('POST', '/import', { files: [{ name, text }], keep });
  const cashOnDelivery = () => file('section=cash-on-delivery');

  it.each(SECTION_KEYS.flatMap((section) => FORMATS.map((format) => [section, format] as const)))(
    'of section %s as %s have no differences when imported again',
    async (section, format) => {
      const { status, body } = await bring(await file(`section=${section}&format=${format}`), true);
      expect({ status, body }).toEqual({ status: 200, body: { edits: [], olderRows: [], changeSet: null } });
    },
  );

  it('of every store have no differences when imported again', async () => {
    const { stores } = (await operations.ask<{ stores: StoreView[] }>('GET', '/stores')).body;
    const texts = await Promise.all(stores.map(({ storeKey }) => file(`store=${storeKey}`)));
    const files = texts.map((text, index) => ({ name: `${index}.yaml`, text }));
    const { body } = await operations.ask<Imported>('POST', '/import', { files, keep: false });
    expect(body).toEqual({ edits: [], olderRows: [], changeSet: null });
  });

  it('have the same content in YAML 1.1, YAML 1.2 and JSON', async () => {
    for (const section of SECTION_KEYS) {
      const yaml = await file(`section=${section}`);
      const json: unknown = JSON.parse(await file(`section=${section}&format=json`));
      expect(parse(yaml)).toEqual(json);
      expect(parse(yaml, { version: '1.1' })).toEqual(json);
    }
  });

  it('are readable for people: with names of fields as comments, and in a stable order', async () => {
    const text = await cashOnDelivery();
    expect(text).toMatch(/^# Cash on delivery\n/);
    expect(text).toContain('\n# itemLimit: Item limit. ');
    expect(text).toContain(
      '- layer: country\n    key: SK\n    value:\n      priceLimitCentAmount: 250000\n      itemLimit: 1\n',
    );
    expect(await cashOnDelivery()).toBe(text);
    const store = await file('store=ferrum_sk');
    expect(store).toContain('store: ferrum_sk');
    expect(store).toContain('priceLimitCentAmount: 250000');
  });

  it('become a draft with exactly the differences, without publishing anything', async () => {
    const text = (await cashOnDelivery()).replace(OF_SLOVAKIA, '$190000');
    const { status, body } = await bring(text, true, operations, 'cash-on-delivery.yaml');
    const edits = [{ ...SLOVAKIA, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount: 90_000 } }];
    expect({ status, edits: body.edits }).toEqual({ status: 200, edits });
    expect(body.changeSet).toMatchObject({ state: 'draft', name: 'Import: cash-on-delivery.yaml', edits });
    const diff = await operations.ask<ChangeSetDiff>('GET', `/change-sets/${body.changeSet?.id}/diff`);
    expect(diff.body.storeKeys).toEqual(['ferrum_sk']);
    const { entries } = (await operations.ask<AuditPage>('GET', '/audit?action=config.import')).body;
    expect(entries).toMatchObject([{ actor: 'operations@manifold.test', sections: ['cash-on-delivery'] }]);
    expect((await bring(await cashOnDelivery())).body.edits).toEqual([]);
  });

  it('become one draft, even if the answer was lost and they are sent again', async () => {
    const text = (await cashOnDelivery()).replace(OF_SLOVAKIA, '$180000');
    const order = { id: randomUUID(), files: [{ name: 'repeated.yaml', text }], keep: true };
    const { body: first } = await operations.ask<Imported>('POST', '/import', order);
    expect(first.changeSet).toMatchObject({ id: order.id, version: 1, edits: first.edits });
    expect((await operations.ask<Imported>('POST', '/import', order)).body).toEqual(first);
    const { total } = (await operations.ask<AuditPage>('GET', '/audit?text=repeated.yaml')).body;
    expect(total).toBe(1);
  });

  it('delete a row that is missing, and add a new one with its dates', async () => {
    const slovakia =
      '  - layer: country\n    key: SK\n    value:\n      priceLimitCentAmount: 250000\n      itemLimit: 1\n';
    const easter = `  - layer: country
    key: SK
    validFrom: 2031-04-10T00:00:00+02:00
    validTo: 2031-04-20T00:00:00+02:00
    value: { itemLimit: null }
`;
    const text = await cashOnDelivery();
    expect(text).toContain(slovakia);
    const { edits } = (await bring(text.replace(slovakia, easter))).body;
    expect(edits).toHaveLength(2);
    expect(edits).toEqual(
      expect.arrayContaining([
        { ...SLOVAKIA, before: SEEDED, after: null },
        {
          ...SLOVAKIA,
          validFrom: '2031-04-10T00:00:00+02:00',
          validTo: '2031-04-20T00:00:00+02:00',
          before: null,
          after: { itemLimit: null },
        },
      ]),
    );
  });

  describe('that were exported before other values were published', () => {
    const LITHUANIA = { section: 'low-stock', layer: 'country', key: 'LT', validFrom: null, validTo: null } as const;

    async function publish(after: Record<string, unknown> | null, before: Record<string, unknown> | null) {
      const draft = (await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Lithuania' })).body;
      const path = `/change-sets/${draft.id}`;
      await operations.ask('PUT', `${path}/edits`, { ...LITHUANIA, before, after }, draft.version);
      const reason = 'Other stock in Lithuania';
      const { status, body } = await operations.ask<{ number: number }>('POST', `${path}/publish`, {
        version: 2,
        reason,
      });
      expect({ status, body }).toMatchObject({ status: 200 });
      return body.number;
    }
    const lowStock = () => file('section=low-stock');
    const few = { piecesBelowLow: 71 };
    const many = { piecesBelowLow: 72 };

    it('name the rows that they would undo, with the last revision of each', async () => {
      const first = await lowStock();
      await publish(few, null);
      const second = await lowStock();
      const revision = await publish(many, few);
      expect((await bring(first)).body).toMatchObject({
        edits: [{ ...LITHUANIA, before: many, after: null }],
        olderRows: [{ ...LITHUANIA, revision }],
      });
      expect((await bring(second)).body.olderRows).toEqual([{ ...LITHUANIA, revision }]);
      expect((await bring(await lowStock())).body).toEqual({ edits: [], olderRows: [], changeSet: null });
      await publish(null, many);
    });

    it('do not name a row that the file changes, and no row if the file has no revision', async () => {
      await publish(few, null);
      const text = await lowStock();
      await publish(many, few);
      const edited = text.replace('piecesBelowLow: 71', 'piecesBelowLow: 73');
      expect((await bring(edited)).body).toMatchObject({ edits: [{ before: many }], olderRows: [] });
      const unmarked = text.replace(/^revision: .*\n/m, '');
      expect(unmarked).not.toBe(text);
      expect((await bring(unmarked)).body).toMatchObject({ edits: [{ after: few }], olderRows: [] });
      await publish(null, many);
    });
  });

  it('of a store change only its own rows', async () => {
    const text = (await file('store=ferrum_sk')).replace(
      /^( +)cash-on-delivery: \[\]$/m,
      '$1cash-on-delivery: [{ value: { itemLimit: 2 } }]',
    );
    const { edits } = (await bring(text)).body;
    expect(edits).toEqual([{ ...SLOVAKIA, layer: 'store', key: 'ferrum_sk', before: null, after: { itemLimit: 2 } }]);
  });

  const rows = (text: string) => `section: cash-on-delivery\nrows:\n${text}`;
  const nested = '['.repeat(50_000);
  const bomb = `a: &a [1,1,1,1,1,1,1,1,1]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`).join('\n')}\n`;

  //  problem | file | reported place
  it.each([
    [
      'a negative limit',
      rows('  - layer: default\n    value:\n      enabled: true\n      priceLimitCentAmount: -1\n'),
      'a.yaml:6 rows.0.value.priceLimitCentAmount',
    ],
    [
      'an unknown field',
      rows('  - layer: default\n    value:\n      enabled: true\n      colour: red\n'),
      'a.yaml:6 rows.0.value.colour',
    ],
    [
      'half of a character',
      'section: bank-transfer\nrows:\n  - layer: default\n    value:\n      accountOwner: "\\ud800"\n',
      'a.yaml:5 rows.0.value.accountOwner',
    ],
    [
      'a year that the database does not have',
      rows('  - layer: default\n    validFrom: 0000-01-01T00:00:00Z\n    value: { enabled: true }\n'),
      'a.yaml:4 rows.0.validFrom',
    ],
    [
      'a letter that was lost because the file is not UTF-8',
      rows('  - layer: default\n    # Geb\ufffdhr\n    value: { enabled: true }\n'),
      'a.yaml:4',
    ],
    ['an unknown layer', rows('  - layer: continent\n    value: { enabled: true }\n'), 'a.yaml:3 rows.0.layer'],
    [
      'a layer that the section does not have',
      rows('  - layer: locale\n    key: sk-SK\n    value: { enabled: true }\n'),
      'a.yaml:3 rows.0.layer',
    ],
    [
      'a row that appears twice',
      rows('  - layer: default\n    value: { enabled: true }\n  - layer: default\n    value: { enabled: false }\n'),
      'a.yaml:5 rows.1',
    ],
    [
      'an end without a beginning',
      rows('  - layer: default\n    validTo: 2030-01-01T00:00:00Z\n    value: { enabled: true }\n'),
      'a.yaml:3 rows.0.validFrom',
    ],
    [
      'a day instead of an instant',
      rows('  - layer: default\n    validFrom: 2030-01-01\n    value: { enabled: true }\n'),
      'a.yaml:4 rows.0.validFrom',
    ],
    ['an unknown section', 'section: weather\nrows: []\n', 'a.yaml:1 section'],
    ['an unknown key', 'section: cash-on-delivery\nrows: []\ncolour: red\n', 'a.yaml:3 colour'],
    ['a syntax error', 'section: cash-on-delivery\nrows: [\n', 'a.yaml:3'],
    [
      'a field that appears twice',
      rows('  - layer: default\n    value:\n      enabled: true\n      enabled: false\n'),
      'a.yaml:6',
    ],
    ['another kind of text', 'hello', 'a.yaml:1'],
    ['an empty text', '', 'a.yaml:1'],
    ['brackets without end', nested, 'a.yaml:1'],
    ['an exponential expansion of aliases', bomb, 'a.yaml:1'],
    [
      'JSON with a wrong value',
      '{"section":"cash-on-delivery",\n"rows":[{"layer":"default","value":{"enabled":"yes"}}]}',
      'a.yaml:2 rows.0.value.enabled',
    ],
  ])('with %s are refused with the line', async (_what, text, place) => {
    const { status, body } = await bring(text, true);
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ field }) => field)).toContain(place);
  });

  it('are refused if two of them contain the same row', async () => {
    const section = (await cashOnDelivery()).replace(OF_SLOVAKIA, '$190000');
    const files = ['a.yaml', 'b.yaml'].map((name) => ({ name, text: section }));
    const { status, body } = await operations.ask<RefusedBody>('POST', '/import', { files, keep: true });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([{ field: 'b.yaml:15', reason: 'row-of-another-file: country SK' }]);
  });

  it.each([
    ['en-GB,en', 'limits.xlsx is not a text file. The import accepts .yaml, .yml, .json files.'],
    ['de-AT,de', 'limits.xlsx ist keine Textdatei. Der Import nimmt Dateien vom Typ .yaml, .yml, .json an.'],
  ])('are refused by name if they are spreadsheets, for a reader of %s', async (language, message) => {
    const files = [
      { name: 'a.yaml', text: await cashOnDelivery() },
      { name: 'limits.xlsx', text: 'PK\u0003\u0004\u0014\u0000\ufffd' },
    ];
    const reader = operations.with({ 'accept-language': language });
    const { status, body } = await reader.ask<RefusedBody>('POST', '/import', { files, keep: false });
    expect({ status, message: body.error.message }).toEqual({ status: 400, message });
    expect(body.error.fields).toEqual([{ field: 'limits.xlsx', reason: 'not-a-text-file' }]);
  });

  it('are refused with the field if something other than the text of a file contains NUL', async () => {
    const files = [{ name: 'a\u0000.yaml', text: await cashOnDelivery() }];
    const { status, body } = await operations.ask<RefusedBody>('POST', '/import', { files, keep: true });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: [{ field: 'files.0.name', reason: 'NUL' }],
    });
  });

  it('cannot bypass what a role may edit', async () => {
    const support = await config.newClient().signIn('support');
    const text = (await cashOnDelivery()).replace(OF_SLOVAKIA, '$190000');
    expect((await bring(text, true, support)).status).toBe(403);
    const { changeSets } = (await operations.ask<{ changeSets: ChangeSet[] }>('GET', '/change-sets?show=all')).body;
    expect(changeSets.filter(({ author }) => author === 'support@manifold.test')).toEqual([]);
  });

  it.each([
    ['neither a section nor a store', ''],
    ['both', 'section=brand&store=ferrum_sk'],
    ['an unknown store', 'store=ferrum_xx'],
    ['an unknown format', 'section=brand&format=toml'],
  ])('cannot be exported with %s', async (_what, query) => {
    expect((await operations.text(`/export?${query}`)).status).toBe(400);
  });
});
