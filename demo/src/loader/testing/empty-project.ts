import { startCommercetoolsServer } from '../../../../sandbox/commercetools/server.js';
import { freshDatabase } from '../../../../start/src/testing/database.js';
import { commerceProject, type CommerceProject } from '../connection.js';

export interface EmptyProject {
  readonly project: CommerceProject;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox with an empty commerce project in its own database. */
export async function emptyProject(): Promise<EmptyProject> {
  const database = await freshDatabase({ template: 'empty' });
  const server = await startCommercetoolsServer({ databaseUrl: database.url, port: 0 });
  const project = commerceProject({
    COMMERCETOOLS_PROJECT_KEY: 'manifold',
    COMMERCETOOLS_API_URL: server.url,
    COMMERCETOOLS_AUTH_URL: server.url,
    COMMERCETOOLS_SEEDER_CLIENT_ID: 'manifold-seeder',
    COMMERCETOOLS_SEEDER_CLIENT_SECRET: 'sandbox-seeder',
  });
  return {
    project,
    stop: async () => {
      await server.close();
      await database.drop();
    },
  };
}
