import { describe, expect, it } from '@jest/globals';
import { framesOf } from './frames.js';

const product = (images360: unknown, ...urls: string[]) => ({
  attributes: { images360 },
  images: urls.map((url) => ({ url, label: null })),
});

describe('the pictures of a product once around', () => {
  it('lie beside its first picture, as many as it says', () => {
    const frames = framesOf(product(24, '/media/products/fryer-1.svg', '/media/products/fryer-2.svg'));
    expect(frames).toHaveLength(24);
    expect([frames[0], frames[23]]).toEqual(['/media/products/fryer-360/01.svg', '/media/products/fryer-360/24.svg']);
  });

  it.each([
    ['says no number', undefined, '/media/products/fryer-1.svg'],
    ['says a number that cannot be', 4000, '/media/products/fryer-1.svg'],
    ['has no picture', 24, undefined],
    ['has a picture of another kind', 24, '/media/products/fryer.jpg'],
  ])('are none where it %s', (_what, images360, url) => {
    expect(framesOf(product(images360, ...(url ? [url] : [])))).toEqual([]);
  });
});
