import { describe, expect, it } from '@jest/globals';
import { framesOf } from './product-page.js';

const product = (images360: unknown, ...urls: string[]) => ({
  attributes: { images360 },
  images: urls.map((url) => ({ url, label: null })),
});

describe('the 360° images of a product', () => {
  it('are in the folder of its first image', () => {
    const frames = framesOf(product(24, '/media/products/fryer-1.svg', '/media/products/fryer-2.svg'));
    expect(frames).toHaveLength(24);
    expect([frames[0], frames[23]]).toEqual(['/media/products/fryer-360/01.svg', '/media/products/fryer-360/24.svg']);
  });

  it.each([
    ['has no number', undefined, '/media/products/fryer-1.svg'],
    ['has an impossible number', 4000, '/media/products/fryer-1.svg'],
    ['has no image', 24, undefined],
    ['has an image of another format', 24, '/media/products/fryer.jpg'],
  ])('are empty if it %s', (_what, images360, url) => {
    expect(framesOf(product(images360, ...(url ? [url] : [])))).toEqual([]);
  });
});
