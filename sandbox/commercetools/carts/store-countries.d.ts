import type { Work } from '../resources/work.js';
/** A store that names its countries sells in those and in no other. */
export declare function requireCountryOfStore(work: Work, storeKey: string | undefined, country: string | undefined): Promise<void>;
