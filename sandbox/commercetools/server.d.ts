export interface CommercetoolsServerOptions {
    readonly databaseUrl: string;
    /** 0 takes a free port. */
    readonly port: number;
    readonly projectKey?: string;
    /** Where client ids and secrets are read from; see `oauth/clients.ts`. */
    readonly env?: NodeJS.ProcessEnv;
}
export interface CommercetoolsServer {
    /** Both the API and the `/oauth` endpoints. */
    readonly url: string;
    close(): Promise<void>;
}
/** Starts the commerce backend on 127.0.0.1: creates or migrates its tables, makes its API clients, listens. */
export declare function startCommercetoolsServer(options: CommercetoolsServerOptions): Promise<CommercetoolsServer>;
