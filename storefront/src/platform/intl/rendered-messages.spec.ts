import { describe, expect, it } from '@jest/globals';
import { RenderedMessages } from './rendered-messages.js';

const assets = {
  routes: {},
  messages: {
    shop: { en: '/assets/en.js', de: '/assets/de.js', 'de-AT': '/assets/de-AT.js' },
    listing: { en: '/assets/listing-en.js', de: '/assets/listing-de.js' },
    reviews: { en: '/assets/reviews-en.js' },
  },
};

describe('the texts of a page that the server renders', () => {
  it('are loaded by the browser if every page or this one needs them', async () => {
    const messages = new RenderedMessages('de-DE', assets);
    expect(await messages.withMessages('listing', ['a drill'])).toEqual(['a drill']);
    await messages.withMessages('listing', ['a saw']);
    expect(messages.startFiles).toEqual(['/assets/de.js', '/assets/listing-de.js']);
    expect(messages.page?.parts).toEqual(['shop', 'listing']);
  });

  it('are those of the locale, else of its language, else English', () => {
    expect(new RenderedMessages('de-AT', assets).page?.files).toEqual({
      shop: '/assets/de-AT.js',
      listing: '/assets/listing-de.js',
      reviews: '/assets/reviews-en.js',
    });
  });

  it('are not split while the sources are being edited', () => {
    const messages = new RenderedMessages('de-DE', { routes: {}, messages: {} });
    expect(messages.page).toBeUndefined();
    expect(messages.startFiles).toEqual([]);
  });
});
