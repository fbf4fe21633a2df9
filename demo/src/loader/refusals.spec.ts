import { describe, expect, it } from '@jest/globals';
import { reasonOf } from './refusals.js';

describe('the message of a failed load', () => {
  it('names the error of the vendor’s client and its request', () => {
    const thrown = {
      statusCode: 503,
      message: 'Service Unavailable',
      originalRequest: { method: 'POST', uri: '/manifold/products', headers: { Authorization: 'Bearer secret' } },
    };
    expect(reasonOf(thrown)).toBe('Service Unavailable (POST /manifold/products: 503)');
  });

  it('names a request without an answer', () => {
    const thrown = { message: 'fetch failed', originalRequest: { method: 'GET', uri: '/manifold' } };
    expect(reasonOf(thrown)).toBe('fetch failed (GET /manifold: no answer)');
  });

  it('shows an error of our own code', () => {
    expect(reasonOf(new Error('--products takes a whole number'))).toBe('--products takes a whole number');
  });
});
