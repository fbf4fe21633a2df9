import type { Database } from './database.js';
/** Brings the database to the present schema; safe when two processes start at once. */
export declare const migrate: (database: Database) => Promise<void>;
