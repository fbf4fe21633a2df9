import { parsePredicate } from '../predicates/parser.js';
import { Parameters, predicateSql, sortSql } from '../predicates/to-sql.js';
export const columnIs = (column, value) => ({
  sql: (parameters) => `${column} = ${parameters.bind(value)}`,
});
export const columnIn = (column, values) => ({
  sql: (parameters) => `${column} = ANY(${parameters.bind([...values])})`,
});
export const targetOf = (family) => ({
  shape: family.shape,
  base: () => 'body',
  shortcut: family.shortcut,
});
/** One query over a family; rows and total are read separately, so that nobody pays for a total he does not want. */
export class PageQuery {
  constructor(family, request, restrictions = [], target = targetOf(family)) {
    this.family = family;
    this.request = request;
    this.parameters = new Parameters();
    const parts = [
      ...restrictions.map((restriction) => restriction.sql(this.parameters)),
      ...request.where.map((source) =>
        predicateSql(parsePredicate(source, request.variables), target, this.parameters),
      ),
    ];
    this.conditions = parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`;
    const sorts = request.sort.map((expression) => sortSql(expression, target));
    this.order = [...sorts, ...(sorts.length === 0 ? ['created_at'] : []), 'id'].join(', ');
  }
  async results(db) {
    const { limit, offset } = this.request;
    const { rows } = await db.query(
      `SELECT body FROM ${this.family.table} ${this.conditions} ORDER BY ${this.order} LIMIT ${limit} OFFSET ${offset}`,
      this.parameters.values,
    );
    return rows.map((row) => row.body);
  }
  async total(db) {
    const { rows } = await db.query(
      `SELECT count(*) AS total FROM ${this.family.table} ${this.conditions}`,
      this.parameters.values,
    );
    return rows[0]?.total ?? 0;
  }
}
//# sourceMappingURL=query.js.map
