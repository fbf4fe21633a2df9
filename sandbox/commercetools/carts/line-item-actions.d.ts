import type { Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { type Actions } from '../resources/kind.js';
/** What shoppers do with lines themselves. */
export declare const myLineItemActions: Actions<Cart>;
export declare const externalTaxRate: z.ZodObject<{
    name: z.ZodString;
    amount: z.ZodDefault<z.ZodNumber>;
    includedInPrice: z.ZodDefault<z.ZodBoolean>;
    country: z.ZodString;
    state: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** What only a service client may do with lines: prices and tax rates of its own. */
export declare const serviceLineItemActions: Actions<Cart>;
