import { PlatformError } from './platform-error.js';
/** The body that every failed call answers with. OAuth's own fields stand beside the platform's. */
export interface ErrorEnvelope {
    statusCode: number;
    message: string;
    errors: readonly object[];
    error?: string;
    error_description?: string;
}
export declare function errorEnvelope(error: PlatformError): ErrorEnvelope;
/** Any thrown value as a platform error; what we did not foresee is a 500 without its inner text. */
export declare function asPlatformError(thrown: unknown): PlatformError;
