import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage } from '@manifold/domain/audit/contract';
import pg from 'pg';
import { seededConsole } from '../testing/seeded-console.js';

const ENTRIES = 100_000;

/** Years of work: a publish in every second entry, each with one changed field. */
const YEARS = `
  ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_linked;
  INSERT INTO revision (number, author, reason, published_at)
    SELECT n, 'person' || n % 40 || '@example.com', 'Reason ' || n, now() - n * interval '10 minutes'
    FROM generate_series(2, ${ENTRIES / 2}) AS n;
  INSERT INTO revision_edit (revision_number, position, section, layer, layer_key, before, after)
    SELECT n, 0, (ARRAY['cash-on-delivery', 'shipping-cost', 'support-webform'])[1 + n % 3], 'country', 'SK',
      jsonb_build_object('priceLimitCentAmount', n), jsonb_build_object('priceLimitCentAmount', n + 1)
    FROM generate_series(2, ${ENTRIES / 2}) AS n;
  INSERT INTO audit_entry (at, actor, address, action, subject, revision, details)
    SELECT now() - n * interval '10 minutes', 'person' || n % 40 || '@example.com', '192.0.2.7', 'config.publish', 'revision ' || n, n,
      jsonb_build_object('reason', 'Reason ' || n, 'edits', 1, 'stores', jsonb_build_array('ferrum_sk'),
        'sections', jsonb_build_array((ARRAY['cash-on-delivery', 'shipping-cost', 'support-webform'])[1 + n % 3]))
    FROM generate_series(2, ${ENTRIES / 2}) AS n;
  INSERT INTO audit_entry (at, actor, address, action, subject, details)
    SELECT now() - n * interval '10 minutes', 'person' || n % 40 || '@example.com', '192.0.2.7', 'staff.sign-in', 'person', '{}'
    FROM generate_series(1, ${ENTRIES / 2}) AS n;
  ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_linked;
  ANALYZE audit_entry; ANALYZE revision_edit;`;

describe('an audit log with a hundred thousand entries', () => {
  const { config, operations } = seededConsole('operations');

  beforeAll(async () => {
    const owner = new pg.Client({ connectionString: config.databaseUrls.url });
    await owner.connect();
    await owner.query(YEARS);
    await owner.end();
  });

  //  search | minimum number of results
  it.each([
    ['everything', {}, ENTRIES - 2],
    ['a page far back', { page: '900', perPage: '100' }, ENTRIES - 2],
    ['a person', { actor: 'person17@' }, 2_000],
    ['an action', { action: 'staff.sign-in' }, ENTRIES / 2],
    ['a section', { section: 'shipping-cost' }, 16_000],
    ['a store', { store: 'ferrum_sk' }, 49_000],
    ['a value', { text: '43217' }, 2],
    ['a field that every publish changed', { text: 'priceLimit' }, 49_000],
    ['a reason', { text: 'Reason 31415' }, 1],
    ['a day', { from: new Date(Date.now() - 86_400_000).toISOString() }, 280],
    ['several conditions at once', { actor: 'person', section: 'shipping-cost', store: 'ferrum_sk', text: '4321' }, 1],
  ])('can be searched for %s', async (_what, query, atLeast) => {
    const path = `/audit?${new URLSearchParams(query as Record<string, string>).toString()}`;
    const { status, body } = await operations.ask<AuditPage>('GET', path);
    expect(status).toBe(200);
    expect(body.total).toBeGreaterThanOrEqual(atLeast);
    expect(body.entries.length).toBeGreaterThan(0);
  });

  it('is exported as CSV up to a limit, which the last line states', async () => {
    const lines = (await operations.text('/audit.csv?')).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + ENTRIES + 1);
    expect(lines.at(-1)).toBe(`Cut after ${ENTRIES} lines: narrow the search`);
  });
});
