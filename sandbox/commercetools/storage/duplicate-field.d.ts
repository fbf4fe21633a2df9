import { type PlatformError } from '../http/platform-error.js';
/** A row that a unique index refused, as the platform's DuplicateField; undefined for any other error. */
export declare function asDuplicateField(error: unknown): PlatformError | undefined;
