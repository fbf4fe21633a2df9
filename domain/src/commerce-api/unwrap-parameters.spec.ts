import { describe, expect, it } from '@jest/globals';
import { unwrapParameters } from './unwrap-parameters.js';

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

  it('are refused for another store', () => {
    expect(unwrap({ id: '1', storeKey: 'ferrum_de' })).toEqual({ error: { field: 'storeKey', reason: 'other-store' } });
    expect(unwrap({ id: '1', storeKey: 7 })).toEqual({ error: { field: 'storeKey', reason: 'other-store' } });
  });

  it('are refused if a draft says again what stands beside it', () => {
    expect(unwrap({ draft: { id: '1' }, id: '2' })).toEqual({ error: { field: 'id', reason: 'given-twice' } });
  });

  it('keep a draft that the operation does not take, to be refused as unknown', () => {
    expect(unwrap({ draft: {} }, false)).toEqual({ parameters: { draft: {} } });
  });
});
