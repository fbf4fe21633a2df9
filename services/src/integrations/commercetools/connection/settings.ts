import type { BackendDeadlines } from '../../../platform/deadlines/deadlines.js';

/** One API client of the commerce project. */
export interface ApiClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Address and API clients of the commerce project. Also the injection token. */
export abstract class CommercetoolsSettings {
  abstract readonly projectKey: string;
  abstract readonly apiUrl: string;
  abstract readonly authUrl: string;
  /** Does what a shopper's token may not do: orders with a reserved number, freezing a cart. */
  abstract readonly service: ApiClientCredentials;
  /** Reads the published catalogue and opens anonymous sessions. */
  abstract readonly storefront: ApiClientCredentials;
  abstract readonly deadlines: BackendDeadlines;
}
