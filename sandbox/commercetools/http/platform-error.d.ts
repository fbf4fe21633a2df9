/** One entry of the platform's error list: a code, a sentence, and whatever that code carries. */
export interface ErrorEntry {
    code: string;
    message: string;
    [detail: string]: unknown;
}
/** An answer other than success. Handlers throw it; the HTTP and GraphQL edges turn it into the platform's envelope. */
export declare class PlatformError extends Error {
    readonly statusCode: number;
    readonly errors: readonly [ErrorEntry, ...ErrorEntry[]];
    constructor(statusCode: number, first: ErrorEntry, ...more: ErrorEntry[]);
}
export declare const resourceNotFound: (description: string) => PlatformError;
export declare const routeNotFound: (path: string) => PlatformError;
export declare const referencedResourceNotFound: (typeId: string, by: "id" | "key", value: string) => PlatformError;
export declare const concurrentModification: (id: string, expected: number, actual: number) => PlatformError;
export declare const duplicateField: (field: string, duplicateValue?: unknown) => PlatformError;
export declare const invalidField: (field: string, invalidValue: unknown, message: string) => PlatformError;
export declare const invalidInput: (message: string) => PlatformError;
export declare const invalidOperation: (message: string) => PlatformError;
export declare const invalidJsonInput: (detailedErrorMessage: string) => PlatformError;
export declare const contentTooLarge: () => PlatformError;
export declare const insufficientScope: (needed: readonly string[]) => PlatformError;
export declare const invalidToken: (message: string) => PlatformError;
