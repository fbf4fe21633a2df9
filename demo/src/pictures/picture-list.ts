import { drawingOf } from '../catalogue/drawing-name.js';
import { families } from '../catalogue/families.js';
import { looks, looksOf } from '../catalogue/looks.js';
import { modelsOf, type NumberedModel } from '../catalogue/models.js';
import { filmedPictures, turnablePictures } from '../catalogue/motion.js';
import type { PictureList } from '../catalogue/pictures.js';
import { catalogueProducts } from '../catalogue/products.js';
import { skuOf } from '../catalogue/sku.js';
import { variantOf } from '../catalogue/variant.js';

/** The catalogue whose products have their own pictures; in larger ones products share the pictures of a drawing. */
const CATALOGUE = { count: 600, seed: 'ferrum', reviewed: 0 };

/** Returns the pictures to draw for the catalogue: shared drawings, and a variant for each other product. */
export function wantedPictures(): PictureList {
  const products = catalogueProducts(CATALOGUE);
  const models = new Map<string, NumberedModel>(
    modelsOf(families, CATALOGUE.count).map((model) => [skuOf('a-ware', model.family.number, model.number), model]),
  );
  const variants = products.flatMap(({ sku }) => {
    const model = models.get(sku);
    const variant = model && variantOf(model);
    return variant ? [[sku, variant] as const] : [];
  });
  const isVariant = new Set(variants.map(([sku]) => sku));
  const nameOf = (sku: string): string => {
    const model = models.get(sku);
    if (!model) throw new Error(`No model is sold as ${sku}.`);
    return isVariant.has(sku) ? sku : drawingOf(model.family, model.model);
  };
  const machines = [...models.values()].flatMap(({ family, model }) => [family.key, drawingOf(family, model)]);
  return {
    drawings: [...new Set([...machines, ...Object.keys(looks).flatMap(looksOf)])].sort(),
    turns: { ...turnablePictures },
    films: [...filmedPictures],
    variants: Object.fromEntries(variants.map(([sku, { stretch, ...variant }]) => [sku, { ...variant, stretch }])),
    returned: Object.fromEntries(
      products.flatMap(({ sku, sameModelNew }) => (sameModelNew ? [[sku, nameOf(sameModelNew)]] : [])),
    ),
    sets: Object.fromEntries(
      products.flatMap(({ sku, setParts }) => (setParts.length > 0 ? [[sku, setParts.map(nameOf)]] : [])),
    ),
  };
}
