import * as z from 'zod';
export declare const orderState: z.ZodEnum<{
    Open: "Open";
    Confirmed: "Confirmed";
    Complete: "Complete";
    Cancelled: "Cancelled";
}>;
export declare const paymentState: z.ZodEnum<{
    BalanceDue: "BalanceDue";
    Failed: "Failed";
    Pending: "Pending";
    CreditOwed: "CreditOwed";
    Paid: "Paid";
}>;
export declare const shipmentState: z.ZodEnum<{
    Pending: "Pending";
    Shipped: "Shipped";
    Delivered: "Delivered";
    Ready: "Ready";
    Delayed: "Delayed";
    Partial: "Partial";
    Backorder: "Backorder";
    Canceled: "Canceled";
}>;
export declare const orderNumber: z.ZodString;
/** What a shopper may say about his order: which cart, in which version. */
export declare const myOrderDraft: z.ZodObject<{
    id: z.ZodString;
    version: z.ZodInt;
}, z.core.$strip>;
export declare const orderDraft: z.ZodObject<{
    cart: z.ZodOptional<z.ZodObject<{
        typeId: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        key: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    id: z.ZodOptional<z.ZodString>;
    version: z.ZodInt;
    orderNumber: z.ZodOptional<z.ZodString>;
    purchaseOrderNumber: z.ZodOptional<z.ZodString>;
    paymentState: z.ZodOptional<z.ZodEnum<{
        BalanceDue: "BalanceDue";
        Failed: "Failed";
        Pending: "Pending";
        CreditOwed: "CreditOwed";
        Paid: "Paid";
    }>>;
    shipmentState: z.ZodOptional<z.ZodEnum<{
        Pending: "Pending";
        Shipped: "Shipped";
        Delivered: "Delivered";
        Ready: "Ready";
        Delayed: "Delayed";
        Partial: "Partial";
        Backorder: "Backorder";
        Canceled: "Canceled";
    }>>;
    orderState: z.ZodDefault<z.ZodEnum<{
        Open: "Open";
        Confirmed: "Confirmed";
        Complete: "Complete";
        Cancelled: "Cancelled";
    }>>;
    state: z.ZodOptional<z.ZodObject<{
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
export type OrderDraft = z.output<typeof orderDraft>;
