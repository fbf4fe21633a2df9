const COLUMNS = { id: 'id', key: 'key' };
export function anyOf(column, values, parameters) {
  return `${column} = ANY(${parameters.bind(values.map(String))})`;
}
/** Shortcuts for `id`, `key` and the named dotted paths that have a generated column of their own. */
export function columns(more = {}) {
  const known = { ...COLUMNS, ...more };
  return (path, values, parameters) => {
    const column = known[path.join('.')];
    return column === undefined ? undefined : anyOf(column, values, parameters);
  };
}
//# sourceMappingURL=family.js.map
