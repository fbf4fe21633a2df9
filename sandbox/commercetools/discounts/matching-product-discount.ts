import type { Price, ProductDiscount } from '@commercetools/platform-sdk';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { pricedProduct } from '../catalogue/priced-product.js';
import { stagedData } from '../storage/stored-product.js';
import { parseAs } from '../input/parse.js';
import { invalidField, PlatformError } from '../errors/platform-error.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { currentProductDiscounts, withProductDiscount } from '../pricing/product-discount.js';
import { country, dateTime, money, resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { channels, customerGroups, productDiscounts, products } from '../families/families.js';
import { asCentPrecision } from '../amounts/money.js';
import { optionalReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';

/** The query which product discount applies to a price. */
export const matchQuery = z.object({
  productId: z.string(),
  variantId: z.int(),
  staged: z.boolean(),
  price: z.object({
    id: z.string().optional(),
    value: money,
    country: country.optional(),
    customerGroup: resourceIdentifier.optional(),
    channel: resourceIdentifier.optional(),
    validFrom: dateTime.optional(),
    validUntil: dateTime.optional(),
    ...unsupportedProperties('tiers', 'discounted', 'custom', 'recurrencePolicy'),
  }),
});

async function priceOfQuery(work: Work, { price }: z.output<typeof matchQuery>): Promise<Price> {
  return {
    ...price,
    id: price.id ?? 'asked',
    value: asCentPrecision(price.value),
    channel: await optionalReference(work, channels, price.channel),
    customerGroup: await optionalReference(work, customerGroups, price.customerGroup),
  };
}

async function matchingDiscount(work: Work, raw: unknown): Promise<ProductDiscount> {
  const query = parseAs(matchQuery, raw);
  const stored = await referenced(work, products, { id: query.productId });
  const current = query.staged ? stagedData(stored) : stored.masterData.current;
  const product = await pricedProduct(work, { ...stored, masterData: { ...stored.masterData, current } });
  const variant = product.variants.find(({ id }) => id === query.variantId);
  if (variant === undefined) throw invalidField('variantId', query.variantId, 'There is no such variant.');
  const known = await work.backend.cache.all(productDiscounts);
  const price = await priceOfQuery(work, query);
  const { discounted } = withProductDiscount(price, { product, variant }, currentProductDiscounts(known, work.now));
  const found = known.find(({ id }) => id === discounted?.discount.id);
  if (found !== undefined) return found;
  throw new PlatformError(404, {
    code: 'NoMatchingProductDiscountFound',
    message: 'No product discount matches the price.',
  });
}

/** Adds `POST /product-discounts/matching`: returns the product discount that applies to a price of a variant. */
export function matchingProductDiscountRoute(server: FastifyInstance, context: RouteContext): void {
  server.post(`/${context.backend.projectKey}/product-discounts/matching`, async (request) =>
    matchingDiscount(await authorisedWork(context, request, ['view_products']), request.body),
  );
}
