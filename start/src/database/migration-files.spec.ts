import { describe, expect, it } from '@jest/globals';
import { statementOutsideTransactions } from './migration-files.js';

describe('a migration', () => {
  it.each([
    ['CREATE INDEX CONCURRENTLY i ON t (a);', 'CREATE INDEX CONCURRENTLY'],
    ['CREATE TABLE t (a INT);\ncreate unique index\n  concurrently i ON t (a);', 'CREATE UNIQUE INDEX CONCURRENTLY'],
    ['DROP INDEX CONCURRENTLY i;', 'DROP INDEX CONCURRENTLY'],
    ['SELECT 1; VACUUM t;', 'VACUUM'],
    ['CREATE TABLE t (a INT); COMMIT; SELECT nonsense;', 'COMMIT'],
    ['BEGIN; SELECT 1;', 'BEGIN'],
    ['CREATE DATABASE other;', 'CREATE DATABASE'],
  ])('with a statement that cannot run in a transaction is recognised: %s', (sql, statement) => {
    expect(statementOutsideTransactions(sql)).toBe(statement);
  });

  it.each([
    'CREATE INDEX i ON t (a);',
    '-- CREATE INDEX CONCURRENTLY would be better\nCREATE INDEX i ON t (a);',
    "INSERT INTO t VALUES ('it''s; VACUUM;');",
    'CREATE FUNCTION two() RETURNS INT LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$;',
    'CREATE FUNCTION f() RETURNS INT LANGUAGE plpgsql AS $body$ BEGIN; COMMIT; END; $body$;',
    'ALTER TABLE t ADD COLUMN begin_at TIMESTAMPTZ; ALTER TABLE t ADD COLUMN "end" INT;',
  ])('without such a statement is accepted: %s', (sql) => {
    expect(statementOutsideTransactions(sql)).toBeUndefined();
  });
});
