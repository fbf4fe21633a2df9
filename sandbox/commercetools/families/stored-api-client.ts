import type { ApiClient } from '@commercetools/platform-sdk';
import type { Resource } from '../storage/family.js';

/** A stored API client. Only a digest of its secret is stored. */
export interface StoredApiClient extends Resource, Omit<ApiClient, 'secret'> {
  readonly createdAt: string;
}

/** Returns an API client as answers show it: without version and originators. */
export const shownApiClient = ({
  version: _version,
  lastModifiedAt: _at,
  lastModifiedBy: _by,
  createdBy: _made,
  ...client
}: StoredApiClient): ApiClient => client;

/** The columns of clients that `POST /api-clients` registered; clients of the configuration have no body. */
export const REGISTERED_API_CLIENTS = `
ALTER TABLE api_clients ADD COLUMN body jsonb;
ALTER TABLE api_clients ADD COLUMN created_at text GENERATED ALWAYS AS (body ->> 'createdAt') STORED;`;
