import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import { invalidInput } from '../http/platform-error.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from './custom-fields.js';
/** Binds a draft's schema to what is made of it. */
export const creates = (schema, make) => async (draft, work) => make(parseAs(schema, draft), work);
/** Binds an action's schema to what it does. */
export const action = (schema, apply) => async (body, input, work) => apply(body, parseAs(schema, input), work);
/** An action that writes one of its own fields into the field of the same (or another) name. */
export const assigns = (field, schema, from = field) =>
  action(z.object({ [from]: schema }), (body, input) => ({ ...body, [field]: input[from] }));
/** `setCustomType` and `setCustomField` of a resource that carries custom fields. */
export const customActions = (resourceTypeId) => ({
  setCustomType: action(customTypeInput, async (body, input, work) => ({
    ...body,
    custom: await customTypeOf(work, resourceTypeId, input),
  })),
  setCustomField: action(customFieldInput, async (body, input, work) => ({
    ...body,
    custom: await withCustomField(work, body.custom, input),
  })),
});
const updateBody = z.object({
  version: z.int(),
  actions: z.array(z.looseObject({ action: z.string() })).max(500),
});
export const parseUpdate = (body) => parseAs(updateBody, body);
/** Applies all actions in their order; the first that is refused refuses the whole update. */
export async function applyActions(actions, body, update, work) {
  let current = body;
  for (const input of update.actions) {
    const apply = Object.hasOwn(actions, input.action) ? actions[input.action] : undefined;
    if (apply === undefined) throw invalidInput(`Malformed parameter: actions: Invalid action '${input.action}'.`);
    current = await apply(current, input, work);
  }
  return current;
}
//# sourceMappingURL=kind.js.map
