import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CheckedAddress } from '@manifold/domain/address-check/verdict';
import * as z from 'zod';

const flag = z.boolean().optional().default(false);
const text = z.string().max(300);

const componentSchema = z.object({
  componentName: z.object({ text }),
  componentType: z.string().max(60),
  spellCorrected: flag,
  replaced: flag,
  unexpected: flag,
});
type Component = z.infer<typeof componentSchema>;

/** The part of the answer of Google's Address Validation that is read (v1, `validateAddress`). False flags are left out of it. */
const answerSchema = z.object({
  result: z.object({
    verdict: z.object({ addressComplete: flag, hasReplacedComponents: flag, hasUnconfirmedComponents: flag }),
    address: z.object({
      formattedAddress: text.optional(),
      addressComponents: z.array(componentSchema).max(40).optional().default([]),
    }),
  }),
});

function placeOf(components: readonly Component[]): AddressPlace | null {
  const named = (...types: readonly string[]) =>
    types
      .map((type) => components.find(({ componentType }) => componentType === type)?.componentName.text)
      .find(Boolean);
  const streetName = named('route');
  const streetNumber = named('street_number', 'premise');
  const postalCode = named('postal_code');
  const city = named('locality', 'postal_town');
  return streetName && streetNumber && postalCode && city ? { streetName, streetNumber, postalCode, city } : null;
}

/** Reads an answer of the service; undefined if it has another format. */
export function checkedAddress(answer: unknown): CheckedAddress | undefined {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const { verdict, address } = parsed.data.result;
  return {
    isComplete: verdict.addressComplete,
    hasReplacedComponents: verdict.hasReplacedComponents,
    hasUnconfirmedComponents: verdict.hasUnconfirmedComponents,
    components: address.addressComponents.map(({ spellCorrected, replaced, unexpected }) => ({
      isSpellCorrected: spellCorrected,
      isReplaced: replaced,
      isUnexpected: unexpected,
    })),
    place: placeOf(address.addressComponents),
  };
}
