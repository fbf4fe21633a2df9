import * as z from 'zod';
import { invalidInput } from './platform-error.js';
const rawQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional());
/** The query string of a request, every parameter a text or a list of texts. */
export const queryOf = (query) => rawQuery.parse(Object(query));
export const listOf = (value) => (value === undefined ? [] : [value].flat());
export function single(query, name) {
    const values = listOf(query[name]);
    if (values.length > 1)
        throw invalidInput(`Malformed parameter: ${name}: Expected one value.`);
    return values[0];
}
function within(query, name, fallback, min, max) {
    const value = single(query, name);
    if (value === undefined)
        return fallback;
    const number = /^-?\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    throw invalidInput(`Malformed parameter: ${name}: The value must be within the range [${min}..${max}].`);
}
function variablesOf(query) {
    const found = Object.entries(query).flatMap(([name, value]) => name.startsWith('var.') && value !== undefined ? [[name.slice(4), value]] : []);
    return Object.fromEntries(found);
}
export const MAX_LIMIT = 500;
export const MAX_OFFSET = 10_000;
export function listParameters(raw) {
    const query = queryOf(raw);
    return {
        where: listOf(query.where),
        variables: variablesOf(query),
        sort: listOf(query.sort),
        limit: within(query, 'limit', 20, 0, MAX_LIMIT),
        offset: within(query, 'offset', 0, 0, MAX_OFFSET),
        withTotal: single(query, 'withTotal') !== 'false',
        expand: listOf(query.expand),
    };
}
/** The version that a DELETE must name. */
export function versionParameter(raw) {
    const version = single(queryOf(raw), 'version');
    if (version === undefined || !/^\d{1,15}$/.test(version))
        throw invalidInput('Malformed parameter: version: A version is required.');
    return Number(version);
}
//# sourceMappingURL=query-parameters.js.map