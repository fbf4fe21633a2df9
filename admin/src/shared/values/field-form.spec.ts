import { describe, expect, it } from '@jest/globals';
import { localeSectionSchemas, storeSectionSchemas } from '@manifold/domain/store-document/contract';
import { toJSONSchema } from 'zod';
import { fieldForm } from './field-form.js';

const SCHEMAS = { ...storeSectionSchemas, ...localeSectionSchemas };

function formOf(section: keyof typeof SCHEMAS, field: string) {
  return fieldForm({ rowSchema: toJSONSchema(SCHEMAS[section], { unrepresentable: 'any' }) }, field);
}

describe('the form of a setting', () => {
  it.each([
    ['cash-on-delivery', 'priceLimitCentAmount', 'amount', false],
    ['cash-on-delivery', 'itemLimit', 'limit', true],
    ['cash-on-delivery', 'enabled', 'switch', false],
    ['tax-rate', 'standardRate', 'percent', false],
    ['live-cart', 'retries', 'count', false],
    ['client-type', 'defaultClientType', 'choice', false],
    ['postal-code', 'pattern', 'text', true],
    ['customer-care', 'email', 'text', true],
  ] as const)('of %s %s is %s', (section, field, kind, isNullable) => {
    expect(formOf(section, field)).toMatchObject({ kind, isNullable });
  });

  it.each([
    ['shopping-limits', 'pageSizes', { kind: 'list', items: 'count' }],
    ['store', 'hosts', { kind: 'list', items: 'text' }],
    ['store', 'locales', { kind: 'entries' }],
    ['brand', 'tokens', { kind: 'entries' }],
    ['brand', 'layout', { kind: 'entries' }],
    ['campaigns', 'campaigns', { kind: 'entries' }],
    ['support-webform', 'reasons', { kind: 'entries' }],
  ] as const)('of %s %s is %j', (section, field, form) => {
    expect(formOf(section, field)).toEqual(form);
  });

  it('offers the choices of the schema', () => {
    expect(formOf('vat-number', 'register').choices).toEqual(['evatr', 'evatr-rest', 'vies', 'hmrc', 'format-only']);
  });
});
