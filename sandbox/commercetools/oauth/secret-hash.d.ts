/** How secrets and tokens lie in the database: long and random, so a plain digest is enough. */
export declare const secretHash: (secret: string) => string;
export declare const newSecret: () => string;
/** Compares a presented secret with a stored hash in constant time. */
export declare const matchesHash: (secret: string, storedHash: string) => boolean;
