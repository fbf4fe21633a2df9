import { pricedProduct } from '../catalogue/priced-product.js';
import { cartDiscounts, discountCodes, productDiscounts, products, shippingMethods, taxCategories, zones, } from '../resources/families.js';
async function productsOf(work, cart) {
    const found = await work.rows(products).findMany('id', cart.lineItems.map(({ productId }) => productId));
    // A product that is not for sale any more keeps the price it had when it was: pricing leaves it alone.
    const published = found.filter(({ masterData }) => masterData.published);
    const priced = await Promise.all(published.map((product) => pricedProduct(work, product)));
    return new Map(priced.map((product) => [product.id, product]));
}
/** How often limited codes stand on orders so far, matching or not for a reason of that order alone. */
async function usesOf(work, cart, codes) {
    const limited = codes.filter((code) => code.maxApplications !== undefined || code.maxApplicationsPerCustomer !== undefined);
    const counted = limited.map(async ({ id }) => {
        const { rows } = await work.db.query(`SELECT count(*) AS total, count(*) FILTER (WHERE customer_id = $2) AS own FROM orders
       WHERE body -> 'discountCodes' @> $1::jsonb`, [JSON.stringify([{ discountCode: { id }, state: 'MatchesCart' }]), cart.customerId ?? null]);
        return [id, { total: rows[0]?.total ?? 0, byCustomer: rows[0]?.own ?? 0 }];
    });
    return new Map(await Promise.all(counted));
}
/** Everything that pricing this cart reads, from memory where it is kept there. */
export async function pricingContext(work, cart) {
    const { cache } = work.backend;
    const codes = await work.rows(discountCodes).findMany('id', cart.discountCodes.map(({ discountCode }) => discountCode.id));
    const storeKey = cart.store?.key;
    const forStore = (stores) => stores.length === 0 || stores.some(({ key }) => key === storeKey);
    return {
        now: work.now,
        products: await productsOf(work, cart),
        productDiscounts: await cache.all(productDiscounts),
        cartDiscounts: (await cache.all(cartDiscounts)).filter(({ stores }) => forStore(stores)),
        discountCodes: codes,
        shippingMethods: await cache.all(shippingMethods),
        zones: await cache.all(zones),
        taxCategories: await cache.all(taxCategories),
        discountCodeUses: await usesOf(work, cart, codes),
    };
}
//# sourceMappingURL=pricing-context.js.map