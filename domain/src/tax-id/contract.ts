import * as z from 'zod/mini';

/** The tax ids that customers of a country give for their invoices. Other countries know the VAT number only. */
export const taxIdKindSchema = z.enum(['codice-fiscale', 'nif-es', 'nif-pt', 'afm']);

export type TaxIdKind = z.infer<typeof taxIdKindSchema>;
