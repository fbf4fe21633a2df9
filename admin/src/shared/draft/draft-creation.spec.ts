import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../providers/api.js';
import { draftCreation } from './draft-creation.js';

/** A server that answers with these errors first, and the ids that it has received. */
function server(...errors: ApiError[]) {
  const ids: string[] = [];
  const create = async (id: string) => {
    ids.push(id);
    const error = errors.shift();
    if (error) throw error;
    return id;
  };
  return { ids, create };
}

const LOST = new ApiError(0, 'unreachable');

describe('the creation of a draft', () => {
  it('is repeated with the same id after a lost answer, and the next one has another', async () => {
    const { ids, create } = server(LOST);
    const begin = draftCreation();
    await expect(begin('new', create)).rejects.toBe(LOST);
    await begin('new', create);
    await begin('new', create);
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2]);
  });

  it('has another id if something else is to be created', async () => {
    const { ids, create } = server(LOST);
    const begin = draftCreation();
    await expect(begin('a', create)).rejects.toBe(LOST);
    await begin('b', create);
    expect(new Set(ids).size).toBe(2);
  });

  it('takes another id once if the first draft is closed', async () => {
    const closed = new ApiError(409, 'conflict');
    const { ids, create } = server(closed);
    await draftCreation()('new', create);
    expect(new Set(ids).size).toBe(2);
    await expect(draftCreation()('new', server(closed, closed).create)).rejects.toBe(closed);
  });
});
