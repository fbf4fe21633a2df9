import type { Cart, LineItem, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import type { StoredProduct } from '../catalogue/stored-product.js';
import type { Work } from '../resources/work.js';
export declare const quantity: z.ZodInt;
export declare const lineItemDraft: z.ZodObject<{
    key: z.ZodOptional<z.ZodString>;
    sku: z.ZodOptional<z.ZodString>;
    productId: z.ZodOptional<z.ZodString>;
    variantId: z.ZodOptional<z.ZodInt>;
    quantity: z.ZodDefault<z.ZodInt>;
    supplyChannel: z.ZodOptional<z.ZodObject<{
        typeId: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        key: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    distributionChannel: z.ZodOptional<z.ZodObject<{
        typeId: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        key: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    custom: z.ZodOptional<z.ZodObject<{
        type: z.ZodObject<{
            typeId: z.ZodOptional<z.ZodString>;
            id: z.ZodOptional<z.ZodString>;
            key: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** Service clients may bring a price of their own. */
export declare const pricedLineItemDraft: z.ZodObject<{
    key: z.ZodOptional<z.ZodString>;
    sku: z.ZodOptional<z.ZodString>;
    productId: z.ZodOptional<z.ZodString>;
    variantId: z.ZodOptional<z.ZodInt>;
    quantity: z.ZodDefault<z.ZodInt>;
    supplyChannel: z.ZodOptional<z.ZodObject<{
        typeId: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        key: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    distributionChannel: z.ZodOptional<z.ZodObject<{
        typeId: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        key: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    custom: z.ZodOptional<z.ZodObject<{
        type: z.ZodObject<{
            typeId: z.ZodOptional<z.ZodString>;
            id: z.ZodOptional<z.ZodString>;
            key: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    }, z.core.$strip>>;
    externalPrice: z.ZodOptional<z.ZodObject<{
        currencyCode: z.ZodString;
        centAmount: z.ZodInt;
    }, z.core.$strip>>;
    externalTotalPrice: z.ZodOptional<z.ZodObject<{
        price: z.ZodObject<{
            currencyCode: z.ZodString;
            centAmount: z.ZodInt;
        }, z.core.$strip>;
        totalPrice: z.ZodObject<{
            currencyCode: z.ZodString;
            centAmount: z.ZodInt;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    inventoryMode: z.ZodOptional<z.ZodEnum<{
        None: "None";
        ReserveOnOrder: "ReserveOnOrder";
        TrackOnly: "TrackOnly";
    }>>;
}, z.core.$strip>;
export type LineItemDraft = z.output<typeof pricedLineItemDraft>;
export declare function wantedVariant(work: Work, draft: LineItemDraft): Promise<{
    product: StoredProduct;
    variant: ProductVariant;
}>;
/** What a line shows of its product; taken when it is added, and again by `recalculate` with `updateProductData`. */
export declare const productFieldsOf: (product: StoredProduct, variant: ProductVariant, cart: Cart) => {
    productKey: string | undefined;
    productType: {
        version: number;
        typeId: "product-type";
        id: string;
        obj?: import("@commercetools/platform-sdk").ProductType;
    };
    name: import("@commercetools/platform-sdk").LocalizedString;
    productSlug: import("@commercetools/platform-sdk").LocalizedString;
    variant: ProductVariant;
};
/** A price that the caller sets instead of the catalogue; without one the line goes back to the catalogue's price. */
export declare function withExternalPrice(line: LineItem, given: Pick<LineItemDraft, 'externalPrice' | 'externalTotalPrice'>): LineItem;
/** Adds a line; the same variant from the same channels with the same custom fields raises the line that is there. */
export declare function withLineItem(work: Work, cart: Cart, draft: LineItemDraft): Promise<Cart>;
export declare const withLine: (cart: Cart, line: LineItem, next: LineItem | undefined) => Cart;
export declare const lineSelector: z.ZodObject<{
    lineItemId: z.ZodOptional<z.ZodString>;
    lineItemKey: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare function requireLine(cart: Cart, selector: z.output<typeof lineSelector>): LineItem;
/** The cart with a line at another quantity; 0 takes the line away. */
export declare const withLineQuantity: (work: Work, cart: Cart, line: LineItem, pieces: number) => Cart;
