import type { AddressPlace, AddressSuggestion } from '@manifold/domain/address-check/contract';
import * as z from 'zod';

const text = z.object({ text: z.string().max(300) });
const MOST_SUGGESTIONS = 5;

/** The part of the answer of Google's Places Autocomplete (New) that is read. Without suggestions it is an empty object. */
const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().max(400),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .max(20)
    .optional()
    .default([]),
});

/** The part of the answer of Google's Place Details (New) that is read. */
const placeSchema = z.object({
  addressComponents: z.array(z.object({ longText: z.string().max(300), types: z.array(z.string()).max(20) })).max(40),
});

/** Reads suggestions. Throws if the answer has another format. */
export function readSuggestions(answer: unknown): readonly AddressSuggestion[] {
  return suggestionsSchema
    .parse(answer)
    .suggestions.flatMap(({ placePrediction: found }) => (found ? [found] : []))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ placeId, structuredFormat: { mainText, secondaryText } }) => ({
      id: placeId,
      street: mainText.text,
      town: secondaryText?.text ?? '',
    }));
}

/** Reads the parts of an address; what the place lacks is empty. Throws if the answer has another format. */
export function readPlace(answer: unknown): AddressPlace {
  const { addressComponents } = placeSchema.parse(answer);
  const named = (...types: readonly string[]) =>
    types
      .map((type) => addressComponents.find((component) => component.types.includes(type))?.longText)
      .find(Boolean) ?? '';
  return {
    streetName: named('route'),
    streetNumber: named('street_number', 'premise'),
    postalCode: named('postal_code'),
    city: named('postal_town', 'locality'),
  };
}
