import { createApiBuilderFromCtpClient, type ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';

/** A commerce project, accessed by the API client for seeding. */
export type CommerceProject = ByProjectKeyRequestBuilder;

const settings = {
  projectKey: 'COMMERCETOOLS_PROJECT_KEY',
  apiUrl: 'COMMERCETOOLS_API_URL',
  authUrl: 'COMMERCETOOLS_AUTH_URL',
  clientId: 'COMMERCETOOLS_SEEDER_CLIENT_ID',
  clientSecret: 'COMMERCETOOLS_SEEDER_CLIENT_SECRET',
} as const;

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set: it belongs to the commerce project that the demo catalogue fills.`);
  return value;
}

/** Returns the commerce project of the environment variables. Throws an error that names missing variables. */
export function commerceProject(env: NodeJS.ProcessEnv): CommerceProject {
  const projectKey = required(env, settings.projectKey);
  const credentials = {
    clientId: required(env, settings.clientId),
    clientSecret: required(env, settings.clientSecret),
  };
  const client = new ClientBuilder()
    .withClientCredentialsFlow({ host: required(env, settings.authUrl), projectKey, credentials, httpClient: fetch })
    .withHttpMiddleware({
      host: required(env, settings.apiUrl),
      httpClient: fetch,
      enableRetry: true,
      retryConfig: { maxRetries: 4, retryDelay: 250, backoff: true, retryCodes: [502, 503, 504] },
    })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}
