import { describe, expect, it } from '@jest/globals';
import { preparedQuery, type Bound, type PreparedQuery } from './prepared-query.js';

const query = (parts: TemplateStringsArray, ..._values: Bound[]): PreparedQuery => preparedQuery(parts);
const revisionBefore = (number: number, author: string): PreparedQuery =>
  query`SELECT max(number) FROM revision WHERE number < ${number} AND author = ${author}`;

describe('a prepared query', () => {
  it('has a numbered placeholder for each value, and no value in its text', () => {
    const { text } = revisionBefore(7, "'; DROP TABLE revision");
    expect(text).toBe('SELECT max(number) FROM revision WHERE number < $1 AND author = $2');
  });

  it('is the same for other values, so that a connection plans it once', () => {
    expect(revisionBefore(8, 'another')).toBe(revisionBefore(7, 'one'));
  });

  it('has a unique name', () => {
    const one = query`SELECT 1`;
    expect(one.text).toBe('SELECT 1');
    expect(one.name).not.toBe(revisionBefore(7, 'one').name);
  });
});
