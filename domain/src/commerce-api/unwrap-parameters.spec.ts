import { describe, expect, it } from '@jest/globals';
import { bodyParameters, unwrapParameters } from './unwrap-parameters.js';

const unwrap = (body: unknown, takesDraft = true) => unwrapParameters(body, 'ferrum_sk', takesDraft);

describe('the parameters of an operation', () => {
  it.each<[string, unknown, unknown]>([
    ['are taken as they come', { id: '1', version: 2 }, { id: '1', version: 2 }],
    ['are taken out of a draft', { draft: { id: '1', version: 2 } }, { id: '1', version: 2 }],
    ['lose the key of the store', { draft: { id: '1' }, storeKey: 'ferrum_sk' }, { id: '1' }],
    ['keep what stands beside the draft', { draft: { id: '1' }, agreed: true }, { id: '1', agreed: true }],
    ['may be no object at all', 'nothing', 'nothing'],
  ])('%s', (_, body, parameters) => {
    expect(unwrap(body)).toEqual({ parameters });
  });

  it('are refused if they name another store', () => {
    expect(unwrap({ id: '1', storeKey: 'ferrum_de' })).toEqual({ error: { field: 'storeKey', reason: 'other-store' } });
    expect(unwrap({ id: '1', storeKey: 7 })).toEqual({ error: { field: 'storeKey', reason: 'other-store' } });
  });

  it('are refused if `draft` repeats a parameter beside it', () => {
    expect(unwrap({ draft: { id: '1' }, id: '2' })).toEqual({ error: { field: 'id', reason: 'given-twice' } });
  });

  it('keep a draft that the operation does not support, so that it is refused as unknown', () => {
    expect(unwrap({ draft: {} }, false)).toEqual({ parameters: { draft: {} } });
  });
});

describe('the body of an operation', () => {
  const related = { sku: 'EX10010001' };
  //  body | parameters
  it.each<[unknown, unknown]>([
    [related, related],
    [undefined, {}],
    [[], {}],
    [[related], related],
    [[related, null], related],
    [[related, 'related'], { ...related, query: 'related' }],
    [[related, { products: 'related' }], { ...related, query: 'related' }],
    [[null, 'navigation'], { query: 'navigation' }],
  ])('%j is read as %j', (body, parameters) => {
    expect(bodyParameters(body)).toEqual({ parameters });
  });

  //  body | refused field | reason
  it.each<[unknown, string, string]>([
    [[related, 5], '1', 'no-query-name'],
    [[related, {}], '1', 'no-query-name'],
    [[related, { products: 'related', metadata: 'more' }], '1', 'no-query-name'],
    [[related, { products: { fields: 'id' } }], '1', 'no-query-name'],
    [['related', 'related'], '1', 'no-query-name'],
    [[related, 'related', {}], '2', 'unknown-parameter'],
    [[{ ...related, query: 'skus' }, 'related'], 'query', 'given-twice'],
  ])('%j is refused at %s: %s', (body, field, reason) => {
    expect(bodyParameters(body)).toEqual({ error: { field, reason } });
  });
});
