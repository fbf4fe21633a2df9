import type { Queryable } from '../storage/database.js';
/** An API client of the sandbox: what a real project's administrator would create by hand. */
export interface ApiClient {
    readonly id: string;
    readonly secret: string;
    readonly scopes: readonly string[];
}
/**
 * The three clients that every sandbox has. The default secrets open a server that listens on 127.0.0.1 only and holds
 * demo data; set COMMERCETOOLS_{CLIENT,STOREFRONT_CLIENT,SEEDER_CLIENT}_SECRET to replace them.
 */
export declare function sandboxClients(projectKey: string, env: NodeJS.ProcessEnv): ApiClient[];
/** Creates the clients, or brings secret and scopes of existing ones up to date. */
export declare function saveClients(db: Queryable, clients: readonly ApiClient[]): Promise<void>;
