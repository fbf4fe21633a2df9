import type { Cart, ShippingRateInput } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidInput } from '../errors/platform-error.js';
import { action, type Action } from '../resources/kind.js';
import type { Work } from '../work/work.js';

/** The input of a cart's shipping rate tiers, other than its value. */
export const shippingRateInputDraft = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Classification'), key: z.string().max(256) }),
  z.object({ type: z.literal('Score'), score: z.int().min(0) }),
]);

/** Returns the shipping rate input. Throws InvalidInput unless the project's `shippingRateInputType` allows it. */
export async function shippingRateInput(
  work: Work,
  draft: z.output<typeof shippingRateInputDraft>,
): Promise<ShippingRateInput> {
  const configured = (await work.project())?.shippingRateInputType;
  if (draft.type === 'Score') {
    if (configured?.type === 'CartScore') return draft;
    throw invalidInput("A shipping rate input of type 'Score' needs the project's shippingRateInputType 'CartScore'.");
  }
  if (configured?.type !== 'CartClassification')
    throw invalidInput(
      "A shipping rate input of type 'Classification' needs the project's shippingRateInputType 'CartClassification'.",
    );
  const value = configured.values.find(({ key }) => key === draft.key);
  if (value === undefined) throw invalidInput(`The project has no cart classification '${draft.key}'.`);
  return { type: 'Classification', key: value.key, label: value.label };
}

export const setsShippingRateInput: Action<Cart> = action(
  z.object({ shippingRateInput: shippingRateInputDraft.optional() }),
  async (cart: Cart, input, work) => ({
    ...cart,
    shippingRateInput: input.shippingRateInput && (await shippingRateInput(work, input.shippingRateInput)),
  }),
);
