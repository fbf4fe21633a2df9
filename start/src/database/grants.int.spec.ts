import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_ROLE, freshDatabase, type FreshDatabase } from '../testing/database.js';
import { applyMigrations } from './migrations.js';
import { grantApplicationRights } from './grants.js';
import { withClient } from './roles.js';

let database: FreshDatabase;
const asApplication = (sql: string) => withClient(database.applicationUrl, (client) => client.query(sql));

beforeAll(async () => {
  database = await freshDatabase({ template: 'empty' });
  await applyMigrations(database.url, '/nowhere');
  await withClient(database.url, (client) =>
    client.query(`CREATE TABLE audit_entry (id INT); CREATE TABLE revision (id INT); CREATE TABLE cart (id INT);
      CREATE TABLE seal (id INT); COMMENT ON TABLE seal IS 'owner-only: what a trigger writes';
      COMMENT ON TABLE revision IS 'append-only: what was published';`),
  );
  await grantApplicationRights(database.url, APPLICATION_ROLE);
});
afterAll(() => database.drop());

describe('the rights of the serving role', () => {
  it('let it work with ordinary rows', async () => {
    await asApplication('INSERT INTO cart VALUES (1); UPDATE cart SET id = 2; DELETE FROM cart;');
  });

  it.each(['audit_entry', 'revision'])('let it add to %s and read it', async (table) => {
    await asApplication(`INSERT INTO ${table} VALUES (1)`);
    expect((await asApplication(`SELECT * FROM ${table}`)).rowCount).toBe(1);
  });

  it.each([
    ['change the audit', 'UPDATE audit_entry SET id = 2'],
    ['remove from the audit', 'DELETE FROM audit_entry'],
    ['empty the audit', 'TRUNCATE audit_entry'],
    ['change a published revision', 'UPDATE revision SET id = 2'],
  ])('do not let it %s', async (_what, sql) => {
    await expect(asApplication(sql)).rejects.toThrow('permission denied');
  });

  it('let it read tables that only the owner writes, and not write them', async () => {
    expect((await asApplication('SELECT * FROM seal')).rowCount).toBe(0);
    await expect(asApplication('INSERT INTO seal VALUES (1)')).rejects.toThrow('permission denied');
  });

  it('let the job queue create its own schema, but no table in ours', async () => {
    await asApplication('CREATE SCHEMA jobs');
    await expect(asApplication('CREATE TABLE stray (id INT)')).rejects.toThrow('permission denied');
  });
});
