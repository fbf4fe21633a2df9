// Jest loads its global setup without transforming TypeScript, hence this file.
import { tsImport } from 'tsx/esm/api';

export default async function globalSetup() {
  const { startTestServer } = await tsImport('./test-server.ts', import.meta.url);
  const server = await startTestServer();
  process.env.TEST_POSTGRES_URL = server.postgresUrl;
  process.env.TEST_DATABASE_URL = server.databaseUrl;
  globalThis.manifoldTestServer = server;
}
