import type { ProductRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE } from './attribute-values.js';

const FIRST_VIEW = /-1\.svg$/;
/** More than anybody needs for a smooth turn; a number beyond it is a slip. */
const MOST_FRAMES = 72;

/**
 * The pictures once around, whose number the product says (spec core §3): beside the first picture `fryer-1.svg` lie
 * `fryer-360/01.svg` and so on.
 */
export function framesOf({ attributes, images }: Pick<ProductRecord, 'attributes' | 'images'>): string[] {
  const count = attributes[ATTRIBUTE.images360];
  const first = images[0]?.url;
  if (typeof count !== 'number' || count < 2 || count > MOST_FRAMES || !first || !FIRST_VIEW.test(first)) return [];
  const folder = first.replace(FIRST_VIEW, '-360');
  return Array.from({ length: Math.floor(count) }, (_, index) => `${folder}/${String(index + 1).padStart(2, '0')}.svg`);
}
