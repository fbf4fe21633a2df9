import { describe, expect, it } from '@jest/globals';
import { reasonOf } from './refusals.js';

describe('why a load ended', () => {
  it('is told of what the vendor’s client throws, with the request that it was about', () => {
    const thrown = {
      statusCode: 503,
      message: 'Service Unavailable',
      originalRequest: { method: 'POST', uri: '/manifold/products', headers: { Authorization: 'Bearer secret' } },
    };
    expect(reasonOf(thrown)).toBe('Service Unavailable (POST /manifold/products: 503)');
  });

  it('is told of a request that nobody answered', () => {
    const thrown = { message: 'fetch failed', originalRequest: { method: 'GET', uri: '/manifold' } };
    expect(reasonOf(thrown)).toBe('fetch failed (GET /manifold: no answer)');
  });

  it('is told of an error of our own', () => {
    expect(reasonOf(new Error('--products takes a whole number'))).toBe('--products takes a whole number');
  });
});
