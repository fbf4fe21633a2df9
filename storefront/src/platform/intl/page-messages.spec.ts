import { describe, expect, it } from '@jest/globals';
import { pageMessages, withMessages } from './page-messages.js';

const file = (messages: object) => `data:text/javascript,export default ${JSON.stringify(messages)}`;

describe('the texts of a page in the browser', () => {
  const files = { shop: file({ menu: 'Menu' }), cart: file({ cart: 'Cart' }), reviews: file({ review: 'Review' }) };

  it('are those of its parts', async () => {
    expect(await pageMessages({ files, parts: ['shop', 'cart'] })).toMatchObject({ menu: 'Menu', cart: 'Cart' });
  });

  it('are completed before another part is shown', async () => {
    const messages = await pageMessages({ files, parts: ['shop'] });
    expect(messages).not.toHaveProperty('review');
    expect(await withMessages('reviews', Promise.resolve('the reviews'))).toBe('the reviews');
    expect(messages).toHaveProperty('review', 'Review');
  });

  it('are there even when the part itself fails to load', async () => {
    const messages = await pageMessages({ files: { ...files, listing: file({ filter: 'Filters' }) }, parts: ['shop'] });
    await expect(withMessages('listing', Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(messages).toHaveProperty('filter', 'Filters');
  });

  it('are all there while the sources are being edited', async () => {
    await pageMessages({ files: {}, parts: [] });
    expect(await withMessages('reviews', 'the reviews')).toBe('the reviews');
  });
});
