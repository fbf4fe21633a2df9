import { invalidInput } from '../http/platform-error.js';
import { MAX_LIMIT, MAX_OFFSET } from '../http/query-parameters.js';
import { PageQuery } from '../storage/query.js';
function within(name, value, max) {
  if (value >= 0 && value <= max) return value;
  throw invalidInput(`Malformed parameter: ${name}: The value must be within the range [0..${max}].`);
}
/** The `…QueryResult` of a list field; the total is counted only when the document asks for it. */
export async function listField(work, family, args, restrictions = []) {
  const offset = within('offset', args.offset ?? 0, MAX_OFFSET);
  const limit = within('limit', args.limit ?? 20, MAX_LIMIT);
  const where = args.where ? [args.where] : [];
  const query = new PageQuery(family, { where, sort: args.sort ?? [], limit, offset }, restrictions);
  const results = await query.results(work.db);
  return { offset, count: results.length, exists: results.length > 0, results, total: () => query.total(work.db) };
}
//# sourceMappingURL=list-field.js.map
