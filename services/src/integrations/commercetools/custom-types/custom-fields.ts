import type { Order } from '@commercetools/platform-sdk';

/** Returns the cents of a custom money field; 0 without it. */
export function fieldCents({ custom }: Order, name: string): number {
  const value: unknown = custom?.fields[name];
  return typeof value === 'object' && value !== null && 'centAmount' in value && typeof value.centAmount === 'number'
    ? value.centAmount
    : 0;
}

/** Returns the `CartUpdateAction` input that sets a custom field, whose value GraphQL takes as JSON text; null removes it. */
export const setCustomField = (name: string, value: unknown): Readonly<Record<string, object>> => ({
  setCustomField: { name, value: value === null ? null : JSON.stringify(value) },
});
