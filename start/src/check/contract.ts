import { CommerceBackend, SEEDER } from '../testing/commerce-backend.js';

/** A project that the contract tests can be pointed at, as the environment names it. */
export interface NamedProject {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The project that the environment names; without one the embedded commerce backend, as a process of its own. */
export async function contractProject(): Promise<NamedProject> {
  if (process.env['CT_CONTRACT_PROJECT']) return { env: {}, close: () => Promise.resolve() };
  // Another key than the tests use by themselves: nothing may depend on it.
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
