import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** The parcel tracking service's id of a language (spec shell §3.1). */
export const parcelTrackingSchema = z.object({ trackingId: z.string().check(z.minLength(1), z.maxLength(100)) });

export type ParcelTracking = z.infer<typeof parcelTrackingSchema>;

/** The section of the config. */
export const parcelTrackingContract = sectionContract(parcelTrackingSchema);
