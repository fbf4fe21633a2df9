import { describe, expect, it } from '@jest/globals';
import { failureOf } from './failure.js';
import { ADAPTER_KINDS, POSTGRES_STATES, PRISMA_CODES, SOCKET_CODES } from './failure-table.js';

const answerOf = (facts: object): unknown => {
  const { status, body } = failureOf(Object.assign(new Error('secret'), facts));
  return [status, body.error.code];
};
const expected = (code: string): unknown => (code === 'conflict' ? [409, code] : [503, code]);

/** Completes a class of states to a state of five characters. */
const stateOf = (state: string): string => state.padEnd(5, '0');

describe('a failure of the database', () => {
  it.each(Object.entries(POSTGRES_STATES))(
    'with the state %s is answered with %s, whichever driver reports it',
    (state, code) => {
      expect(answerOf({ code: stateOf(state) })).toEqual(expected(code));
      const cause = { kind: 'postgres', originalCode: stateOf(state), code: stateOf(state) };
      expect(answerOf({ name: 'DriverAdapterError', cause })).toEqual(expected(code));
      expect(answerOf({ code: 'P2010', meta: { driverAdapterError: { cause } } })).toEqual(expected(code));
    },
  );

  it.each(Object.entries(PRISMA_CODES))('with the code %s is answered with %s', (code, answer) => {
    expect(answerOf({ code })).toEqual(expected(answer));
  });

  it.each(Object.entries(ADAPTER_KINDS))('of the kind %s is answered with %s', (kind, answer) => {
    expect(answerOf({ code: 'P2010', meta: { driverAdapterError: { cause: { kind } } } })).toEqual(expected(answer));
  });

  it.each(Object.entries(SOCKET_CODES))('of the socket with %s is answered with %s', (code, answer) => {
    expect(answerOf({ code, syscall: 'read' })).toEqual(expected(answer));
  });

  it.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('that says only "%s" is an outage', (message) => {
    expect(failureOf(new Error(message)).status).toBe(503);
  });

  it('reveals nothing about itself', () => {
    expect(JSON.stringify(failureOf(Object.assign(new Error('secret'), { code: '53300' })).body)).not.toContain(
      'secret',
    );
  });

  it.each(['42P01', '42601', '22P02', 'P2021', 'P2010'])('that is our own fault is answered with 500: %s', (code) => {
    expect(answerOf({ code })).toEqual([500, 'internal']);
  });
});

describe('a visitor who aborts an upload', () => {
  it('is neither a database outage nor our fault', () => {
    const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect(failureOf(aborted)).toMatchObject({ status: 400, isOurFault: false });
  });
});
