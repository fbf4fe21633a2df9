import { describe, expect, it } from '@jest/globals';
import type { StoreFacts } from '../ports/store-backend.js';
import { reviewDraft } from '../reviews/review-draft.js';
import { WRITTEN_FIELDS } from '../custom-types/custom-types.js';
import { customFields } from './custom-fields.js';
import { missingFields, type ProjectType } from './missing-fields.js';

const complete: readonly ProjectType[] = Object.entries(WRITTEN_FIELDS).map(([key, { fields }]) => ({
  key,
  version: 7,
  fieldDefinitions: Object.entries(fields).map(([name, type]) => ({ name, type, label: {}, required: false })),
}));
const without = (key: string, field: string): ProjectType[] =>
  complete.map((type) => ({
    ...type,
    fieldDefinitions: type.fieldDefinitions.filter(({ name }) => type.key !== key || name !== field),
  }));

describe('a commerce project without a field that is written', () => {
  it('gets its name and the request that creates it', () => {
    const [missing, ...others] = missingFields(without('cart', 'cashRounding'));
    expect([missing?.name, others]).toEqual(['cart.cashRounding', []]);
    const [, path = '', body = ''] = /^POST (\S+) (.*)$/.exec(missing?.command ?? '') ?? [];
    expect(path).toBe('/types/key=cart');
    expect(JSON.parse(body)).toMatchObject({
      version: 7,
      actions: [{ action: 'addFieldDefinition', fieldDefinition: { name: 'cashRounding', type: { name: 'Money' } } }],
    });
  });

  it('gets the request for a whole missing type', () => {
    const [missing] = missingFields(complete.filter(({ key }) => key !== 'review'));
    expect(missing?.name).toBe('review');
    expect(missing?.command).toMatch(/^POST \/types \{"key":"review".*"reviewCreatedAt"/);
  });

  it('lists a field that has another type', () => {
    const types = complete.map((type) => ({
      ...type,
      fieldDefinitions: type.fieldDefinitions.map((field) =>
        field.name === 'vatNumber' ? { ...field, type: { name: 'Number' } as const } : field,
      ),
    }));
    expect(missingFields(types).map(({ name }) => name)).toEqual(['address.vatNumber']);
  });

  it('lists nothing if it has them all', () => {
    expect(missingFields(complete)).toEqual([]);
  });
});

describe('the fields that a project needs', () => {
  it('are all that the services write of a store and of a review', () => {
    const flags = { cashOnDeliveryFeeTitle: 'Fee' } as StoreFacts['flags'];
    const bankTransfer = {} as StoreFacts['bankTransfer'];
    const facts = { flags, bankTransfer, campaigns: [], languages: ['de'] } as Pick<
      StoreFacts,
      'flags' | 'bankTransfer'
    > as StoreFacts;
    const store = customFields(facts);
    expect(Object.keys(store).sort()).toEqual(Object.keys(WRITTEN_FIELDS.store.fields).sort());
    const review = reviewDraft({ consent: true } as Parameters<typeof reviewDraft>[0], 'product');
    // Moderation writes the last two.
    const written = [...Object.keys(review.custom?.fields ?? {}), 'customerCareResponseText', 'moderationReason'];
    expect(written.sort()).toEqual(Object.keys(WRITTEN_FIELDS.review.fields).sort());
  });
});
