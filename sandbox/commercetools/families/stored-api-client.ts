import type { ApiClient } from '@commercetools/platform-sdk';
import type { Resource } from '../storage/family.js';

/** An API client as it lies in the database: without its secret, of which only a digest is kept. */
export interface StoredApiClient extends Resource, Omit<ApiClient, 'secret'> {
  readonly createdAt: string;
}

/** API clients have no versions and no originators. */
export const shownApiClient = ({
  version: _version,
  lastModifiedAt: _at,
  lastModifiedBy: _by,
  createdBy: _made,
  ...client
}: StoredApiClient): ApiClient => client;

/** What is known of clients that were made by `POST /api-clients`; those of the configuration have no body. */
export const MADE_API_CLIENTS = `
ALTER TABLE api_clients ADD COLUMN body jsonb;
ALTER TABLE api_clients ADD COLUMN created_at text GENERATED ALWAYS AS (body ->> 'createdAt') STORED;`;
