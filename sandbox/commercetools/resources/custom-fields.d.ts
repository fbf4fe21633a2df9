import type { CustomFields } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFieldsDraft } from './draft-parts.js';
import type { Work } from './work.js';
export type CustomFieldsDraft = z.output<typeof customFieldsDraft>;
/** The action that gives a resource a custom type, or takes it away when no type is named. */
export declare const customTypeInput: z.ZodObject<
  {
    type: z.ZodOptional<
      z.ZodObject<
        {
          typeId: z.ZodOptional<z.ZodString>;
          id: z.ZodOptional<z.ZodString>;
          key: z.ZodOptional<z.ZodString>;
        },
        z.core.$strip
      >
    >;
    fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
  },
  z.core.$strip
>;
export declare const customFieldInput: z.ZodObject<
  {
    name: z.ZodString;
    value: z.ZodOptional<z.ZodUnknown>;
  },
  z.core.$strip
>;
/** Custom fields from a draft: the type must be meant for `resourceTypeId`, and know every field that is set. */
export declare function customFields(
  work: Work,
  resourceTypeId: string,
  draft: CustomFieldsDraft | undefined,
): Promise<CustomFields | undefined>;
/** `setCustomField`: an absent value removes the field. */
export declare function withCustomField(
  work: Work,
  current: CustomFields | undefined,
  { name, value }: z.output<typeof customFieldInput>,
): Promise<CustomFields>;
/** `setCustomType`: without a type, all custom fields go. */
export declare const customTypeOf: (
  work: Work,
  resourceTypeId: string,
  { type, fields }: z.output<typeof customTypeInput>,
) => Promise<CustomFields | undefined>;
