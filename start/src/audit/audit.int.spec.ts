import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { withClient } from '../database/roles.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { archive } from './archive.js';
import { verifyFile } from './archive-file.js';
import type { ChainPlace } from './audit-chain.js';
import { verify, type Verdict } from './verify.js';

const ENTRY = `INSERT INTO audit_entry (actor, action, subject, details)
  VALUES ('ada@example.com', 'staff.sign-in', $1, '{"b": 1, "a": "ž"}')`;
const OLD = `INSERT INTO audit_entry (at, actor, action, subject, details)
  SELECT '2020-01-01'::timestamptz + n * interval '1 day', 'ada@example.com', 'staff.sign-in', 'day ' || n, '{}'
  FROM generate_series(1, $1::int) AS n`;

let database: FreshDatabase;
let folder: string;
let owner: pg.Client;
beforeEach(async () => {
  database = await freshDatabase({ template: 'manifold' });
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-audit-'));
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const enter = (subject: string) => withClient(database.applicationUrl, (client) => client.query(ENTRY, [subject]));
/** Bypasses a trigger, as the owner of the tables can. */
const past = (trigger: string, table: string, sql: string) =>
  owner.query(
    `ALTER TABLE ${table} DISABLE TRIGGER ${trigger}; ${sql}; ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`,
  );
const changed = (sql: string) => past('audit_entry_append_only', 'audit_entry', sql);
const endOf = (verdict: Verdict): ChainPlace => {
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict.end;
};

describe('the audit as a chain', () => {
  it('stays whole if many people act at the same moment and some actions are rolled back', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, person) =>
        withClient(database.applicationUrl, async (client) => {
          for (let time = 0; time < 5; time += 1) {
            await client.query('BEGIN');
            await client.query(ENTRY, [`first of ${person}`]);
            await client.query(ENTRY, [`second of ${person}`]);
            await client.query(time === 2 ? 'ROLLBACK' : 'COMMIT');
          }
        }),
      ),
    );
    expect(endOf(await verify(owner)).position).toBe(12 * 4 * 2);
  });

  it.each([
    ['changed', "UPDATE audit_entry SET actor = 'eve@example.com' WHERE subject = 'two'", 'at position 2 was changed'],
    ['removed', "DELETE FROM audit_entry WHERE subject = 'two'", 'at position 2 was changed or removed'],
  ])('shows that the owner of the tables %s an entry', async (_how, sql, problem) => {
    for (const subject of ['one', 'two', 'three']) await enter(subject);
    await changed(sql);
    expect(await verify(owner)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('shows that an entry was added without a link', async () => {
    await enter('one');
    await past('audit_entry_linked', 'audit_entry', ENTRY.replace('$1', "'slipped in'"));
    expect(await verify(owner)).toEqual({ problem: expect.stringContaining('was added past the chain') });
  });

  it('shows that the last entries and links were removed, by comparing with an end noted earlier', async () => {
    for (const subject of ['one', 'two']) await enter(subject);
    const known = endOf(await verify(owner));
    await enter('three');
    expect(endOf(await verify(owner, known)).position).toBe(3);
    await changed("DELETE FROM audit_entry WHERE subject <> 'one'");
    await past('audit_link_append_only', 'audit_link', 'DELETE FROM audit_link WHERE position > 1');
    expect(endOf(await verify(owner)).position).toBe(1);
    expect(await verify(owner, known)).toEqual({ problem: expect.stringContaining('does not have the end 2:') });
  });

  it('cannot be written by the serving application', async () => {
    const forged = `INSERT INTO audit_link (position, entry_id, hash) VALUES (1, 1, repeat('0', 64))`;
    const asApplication = withClient(database.applicationUrl, (client) => client.query(forged));
    await expect(asApplication).rejects.toThrow('permission denied');
  });
});

describe('an archive of the audit', () => {
  const file = (name: string) => path.join(folder, name);

  it('takes the entries older than a day, and the chain continues after it', async () => {
    await owner.query(OLD, [10]);
    await enter('today');
    const { entries, end } = await archive(owner, '2020-01-08', file('first'));
    expect([entries, end.position]).toEqual([6, 6]);
    expect(await verifyFile(file('first'))).toEqual({ end });
    const lines = readFileSync(file('first'), 'utf8').trim().split('\n');
    expect([lines.length, lines[1]]).toEqual([8, expect.stringContaining('day 1')]);
    await enter('tomorrow');
    expect(endOf(await verify(owner, end)).position).toBe(12);
    const second = await archive(owner, '2021-01-01', file('second'));
    expect([second.entries, second.end.position]).toEqual([4, 10]);
    expect(await verifyFile(file('second'))).toEqual({ end: second.end });
    const { rows } = await owner.query<{ left: string }>(
      'SELECT string_agg(subject, $1 ORDER BY id) AS left FROM audit_entry',
      [' '],
    );
    expect([rows, endOf(await verify(owner)).position]).toEqual([[{ left: 'today tomorrow' }], 12]);
  });

  it('shows that a line was changed or is missing', async () => {
    await owner.query(OLD, [5]);
    await archive(owner, '2020-02-01', file('archive'));
    const lines = readFileSync(file('archive'), 'utf8').trim().split('\n');
    writeFileSync(file('changed'), lines.join('\n').replace('day 3', 'day 4'));
    writeFileSync(file('shorter'), lines.slice(0, -1).join('\n'));
    writeFileSync(file('gap'), lines.toSpliced(2, 1).join('\n'));
    expect(await verifyFile(file('changed'))).toEqual({ problem: expect.stringContaining('position 3 was changed') });
    expect(await verifyFile(file('shorter'))).toEqual({ problem: 'the file has no end' });
    expect(await verifyFile(file('gap'))).toEqual({ problem: 'position 2 is missing' });
  });

  it('removes nothing if no entry is old enough, the file exists or the chain is broken', async () => {
    await owner.query(OLD, [3]);
    await expect(archive(owner, '2019-01-01', file('none'))).rejects.toThrow('older than 2019-01-01');
    writeFileSync(file('taken'), 'someone’s');
    await expect(archive(owner, '2021-01-01', file('taken'))).rejects.toThrow('EEXIST');
    await changed("UPDATE audit_entry SET actor = 'eve@example.com' WHERE subject = 'day 2'");
    await expect(archive(owner, '2021-01-01', file('broken'))).rejects.toThrow('Nothing was removed');
    expect((await owner.query('SELECT 1 FROM audit_entry')).rowCount).toBe(3);
    expect(readFileSync(file('taken'), 'utf8')).toBe('someone’s');
  });
});
