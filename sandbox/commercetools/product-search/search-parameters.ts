import { Parameters } from '../predicates/to-sql.js';
import { indexName, type SearchIndex } from './search-index.js';

/** The ids of the existing indexes, by `indexName`. */
export type IndexIds = ReadonlyMap<string, number>;

/** The parameters of one search statement, with the ids of its indexes. */
export class SearchParameters extends Parameters {
  constructor(readonly indexes: IndexIds) {
    super();
  }

  idOf(index: SearchIndex): string {
    const id = this.indexes.get(indexName(index));
    if (id === undefined) throw new Error(`The search index does not exist: ${indexName(index)}`);
    return this.bind(id);
  }
}
