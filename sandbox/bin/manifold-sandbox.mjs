#!/usr/bin/env node
// `npx manifold-sandbox`: the sandbox alone, from its sources. Nothing needs to be built. The sandbox knows nothing of the
// checkout around it: this door brings it the checkout's embedded Postgres, unless a database is named.
import { tsImport } from 'tsx/esm/api';

const { main } = await tsImport('../cli/main.ts', import.meta.url);
await main(process.argv.slice(2), async (options) => {
  const { startSandboxDatabase } = await tsImport('@manifold/start/sandbox-database', import.meta.url);
  return startSandboxDatabase(options);
});
