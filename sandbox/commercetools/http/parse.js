import * as z from 'zod';
import { invalidField, invalidJsonInput } from './platform-error.js';
function at(value, path) {
    let found = value;
    for (const step of path)
        found = Object(found)[step];
    return found;
}
// A wrong type is unreadable JSON to the platform; a readable value out of its bounds is an invalid field.
const WRONG_TYPE = new Set([
    'invalid_type',
    'invalid_union',
    'invalid_value',
    'unrecognized_keys',
]);
function refusal(error, value) {
    const [issue] = error.issues;
    const path = issue?.path.map(String).join('.') ?? '';
    const message = issue?.message ?? 'Not valid.';
    if (issue !== undefined && WRONG_TYPE.has(issue.code))
        return invalidJsonInput(`${path === '' ? 'body' : path}: ${message}`);
    return invalidField(path, at(value, issue?.path ?? []), message);
}
/** The value as its schema describes it; anything else is the platform's 400 with the place that is wrong. */
export function parseAs(schema, value) {
    const parsed = schema.safeParse(value);
    if (!parsed.success)
        throw refusal(parsed.error, value);
    return parsed.data;
}
//# sourceMappingURL=parse.js.map