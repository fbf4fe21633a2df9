import * as z from 'zod';
/** The value as its schema describes it; anything else is the platform's 400 with the place that is wrong. */
export declare function parseAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S>;
