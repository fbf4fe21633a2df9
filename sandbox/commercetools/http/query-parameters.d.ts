import type { PageRequest } from '../storage/query.js';
type RawQuery = Readonly<Record<string, string | string[] | undefined>>;
/** A list request as its query string gives it. */
export interface ListParameters extends PageRequest {
    readonly withTotal: boolean;
    readonly expand: readonly string[];
}
/** The query string of a request, every parameter a text or a list of texts. */
export declare const queryOf: (query: unknown) => RawQuery;
export declare const listOf: (value: string | string[] | undefined) => string[];
export declare function single(query: RawQuery, name: string): string | undefined;
export declare const MAX_LIMIT = 500;
export declare const MAX_OFFSET = 10000;
export declare function listParameters(raw: unknown): ListParameters;
/** The version that a DELETE must name. */
export declare function versionParameter(raw: unknown): number;
export {};
