import { CommerceBackend, SEEDER } from '../testing/commerce-backend.js';

/** A commerce project for the contract tests, as environment variables. */
export interface ContractProject {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Returns the project that the environment names; without one, starts the embedded commerce backend as a process. */
export async function contractProject(): Promise<ContractProject> {
  if (process.env['CT_CONTRACT_PROJECT']) return { env: {}, close: () => Promise.resolve() };
  // A different key than the tests use by default: nothing may depend on the key.
  const backend = await CommerceBackend.start('another');
  const env = {
    CT_CONTRACT_PROJECT: backend.projectKey,
    CT_CONTRACT_API_URL: backend.url,
    CT_CONTRACT_AUTH_URL: backend.url,
    CT_CONTRACT_CLIENT_ID: SEEDER.id,
    CT_CONTRACT_CLIENT_SECRET: SEEDER.secret,
  };
  return { env, close: () => backend.stop() };
}
