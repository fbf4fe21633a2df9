import type { BackendDeadlines } from '../../../platform/deadlines/deadlines.js';

/** One API client of the commerce project. */
export interface ApiClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where the commerce project is and with which API clients it is reached. Also the injection token. */
export abstract class CommercetoolsSettings {
  abstract readonly projectKey: string;
  abstract readonly apiUrl: string;
  abstract readonly authUrl: string;
  /** What a shopper's own token cannot do: orders with a reserved number, freezing a cart. */
  abstract readonly service: ApiClientCredentials;
  /** Reads the published catalogue and opens anonymous sessions. */
  abstract readonly storefront: ApiClientCredentials;
  abstract readonly deadlines: BackendDeadlines;
}
