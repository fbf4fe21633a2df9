import type { Work } from '../resources/work.js';
/** A copy of the body with the references at the paths filled in; unknown paths are ignored, as on the platform. */
export declare function expanded(work: Work, body: unknown, paths: readonly string[]): Promise<unknown>;
