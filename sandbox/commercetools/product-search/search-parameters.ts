import { Parameters } from '../predicates/to-sql.js';
import { nameOf, type KeptIndex } from './kept-index.js';

/** The ids of the indexes that are kept, by `nameOf`. */
export type IndexIds = ReadonlyMap<string, number>;

/** The parameters of one statement of a search, which knows the indexes that it may use. */
export class SearchParameters extends Parameters {
  constructor(readonly indexes: IndexIds) {
    super();
  }

  idOf(index: KeptIndex): string {
    const id = this.indexes.get(nameOf(index));
    if (id === undefined) throw new Error(`Not kept for searches: ${nameOf(index)}`);
    return this.bind(id);
  }
}
