import * as z from 'zod';
/** Pieces that many drafts share, as the platform limits them. */
export declare const key: z.ZodString;
export declare const locale: z.ZodString;
export declare const localizedString: z.ZodRecord<z.ZodString, z.ZodString>;
export declare const slug: z.ZodString;
export declare const country: z.ZodString;
export declare const currency: z.ZodString;
export declare const dateTime: z.ZodString;
export declare const resourceIdentifier: z.ZodObject<
  {
    typeId: z.ZodOptional<z.ZodString>;
    id: z.ZodOptional<z.ZodString>;
    key: z.ZodOptional<z.ZodString>;
  },
  z.core.$strip
>;
export type ResourceIdentifier = z.output<typeof resourceIdentifier>;
export declare const money: z.ZodObject<
  {
    currencyCode: z.ZodString;
    centAmount: z.ZodInt;
  },
  z.core.$strip
>;
export declare const customFieldsDraft: z.ZodObject<
  {
    type: z.ZodObject<
      {
        typeId: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        key: z.ZodOptional<z.ZodString>;
      },
      z.core.$strip
    >;
    fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
  },
  z.core.$strip
>;
export declare const addressDraft: z.ZodObject<
  {
    id: z.ZodOptional<z.ZodString>;
    key: z.ZodOptional<z.ZodString>;
    title: z.ZodOptional<z.ZodString>;
    salutation: z.ZodOptional<z.ZodString>;
    firstName: z.ZodOptional<z.ZodString>;
    lastName: z.ZodOptional<z.ZodString>;
    streetName: z.ZodOptional<z.ZodString>;
    streetNumber: z.ZodOptional<z.ZodString>;
    additionalStreetInfo: z.ZodOptional<z.ZodString>;
    postalCode: z.ZodOptional<z.ZodString>;
    city: z.ZodOptional<z.ZodString>;
    region: z.ZodOptional<z.ZodString>;
    state: z.ZodOptional<z.ZodString>;
    country: z.ZodString;
    company: z.ZodOptional<z.ZodString>;
    department: z.ZodOptional<z.ZodString>;
    building: z.ZodOptional<z.ZodString>;
    apartment: z.ZodOptional<z.ZodString>;
    pOBox: z.ZodOptional<z.ZodString>;
    phone: z.ZodOptional<z.ZodString>;
    mobile: z.ZodOptional<z.ZodString>;
    email: z.ZodOptional<z.ZodString>;
    fax: z.ZodOptional<z.ZodString>;
    additionalAddressInfo: z.ZodOptional<z.ZodString>;
    externalId: z.ZodOptional<z.ZodString>;
    custom: z.ZodOptional<
      z.ZodObject<
        {
          type: z.ZodObject<
            {
              typeId: z.ZodOptional<z.ZodString>;
              id: z.ZodOptional<z.ZodString>;
              key: z.ZodOptional<z.ZodString>;
            },
            z.core.$strip
          >;
          fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$strip
>;
export type AddressDraft = z.output<typeof addressDraft>;
