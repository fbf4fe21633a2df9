import type { Transaction } from '@commercetools/platform-sdk';
import * as z from 'zod';
import type { Work } from '../resources/work.js';
export declare const transactionDraft: z.ZodObject<{
    timestamp: z.ZodOptional<z.ZodString>;
    type: z.ZodEnum<{
        Authorization: "Authorization";
        CancelAuthorization: "CancelAuthorization";
        Charge: "Charge";
        Refund: "Refund";
        Chargeback: "Chargeback";
    }>;
    amount: z.ZodObject<{
        currencyCode: z.ZodString;
        centAmount: z.ZodInt;
    }, z.core.$strip>;
    interactionId: z.ZodOptional<z.ZodString>;
    state: z.ZodDefault<z.ZodEnum<{
        Pending: "Pending";
        Initial: "Initial";
        Success: "Success";
        Failure: "Failure";
    }>>;
    custom: z.ZodOptional<z.ZodObject<{
        type: z.ZodObject<{
            typeId: z.ZodOptional<z.ZodString>;
            id: z.ZodOptional<z.ZodString>;
            key: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const methodInfo: z.ZodObject<{
    paymentInterface: z.ZodOptional<z.ZodString>;
    method: z.ZodOptional<z.ZodString>;
    name: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
}, z.core.$strip>;
export declare function asTransaction(work: Work, draft: z.output<typeof transactionDraft>): Promise<Transaction>;
