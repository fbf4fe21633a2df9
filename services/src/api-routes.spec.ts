import { describe, expect, it } from '@jest/globals';
import { adminRoutes } from '@manifold/domain/admin-api/routes';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { customerOperations } from '@manifold/domain/customer-api/operations';
import { openApiDocument } from './platform/openapi/document.js';
import { readablePage } from './platform/openapi/readable-page.js';
import { apiRoutes } from './api-routes.js';

const routes = apiRoutes();
const document = JSON.parse(JSON.stringify(openApiDocument(routes, { type: 'object' }))) as {
  paths: Record<string, Record<string, { operationId: string; requestBody?: unknown; responses: object }>>;
};

describe('the description of the API', () => {
  it.each(Object.keys(commerceOperations))('has the operation %s with request and response', (name) => {
    const post = document.paths[`/api/commerce/${name}`]?.['post'];
    expect(post).toMatchObject({ operationId: name, requestBody: { required: true } });
    expect(post?.responses).toHaveProperty('200.content');
    expect(post?.responses).toHaveProperty('default');
  });

  it('explains the checkbox for a house name and the mask of postal codes', () => {
    const checkout = JSON.stringify(document.paths['/api/commerce/setCheckoutAddresses']?.['post']?.requestBody);
    expect(checkout).toContain('"description":"The house has a name in place of a number');
    expect(JSON.stringify(document.paths['/api/config']?.['get'])).toContain('a leading `*` for all characters before');
  });

  it('names every status of a refusal with its codes', () => {
    const { responses } = document.paths['/api/commerce/updateCart']?.['post'] ?? { responses: {} };
    expect(responses).toMatchObject({
      409: { description: expect.stringContaining('cart-frozen') },
      422: { description: expect.stringContaining('out-of-stock') },
    });
    expect(Object.keys(responses).filter((status) => Number(status) >= 500)).toEqual([]);
  });

  it.each(Object.keys(customerOperations))('has the operation %s of customers under a unique id', (name) => {
    const post = document.paths[`/api/customer/${name}`]?.['post'];
    expect(post).toMatchObject({ operationId: `customer.${name}`, requestBody: { required: true } });
  });

  it('has every route of the console with its path parameters', () => {
    for (const { method, path } of Object.values(adminRoutes))
      expect(document.paths[path]?.[method.toLowerCase()]).toBeDefined();
    expect(JSON.stringify(document.paths['/api/admin/change-sets/{id}'])).toContain('"name":"id","in":"path"');
  });

  it('has both messages of the live cart channel', () => {
    const channel = JSON.stringify(document.paths['/']?.['get']);
    for (const part of ['101', 'cart-update', 'updated-stock', 'availableQuantity']) expect(channel).toContain(part);
  });

  it('has a unique id for every operation', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(routes.length);
  });

  it('is readable as a page without a script', () => {
    const page = readablePage(routes);
    expect(page).toContain('/api/commerce/createMyOrderFromCart');
    expect(page).not.toContain('<script');
  });
});
