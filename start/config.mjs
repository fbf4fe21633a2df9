// `npm run config -- export|diff|apply|check`: exports, compares and publishes the config of a running Manifold, and checks its stores.
import { tsImport } from 'tsx/esm/api';

const { runConfig } = await tsImport('./src/config-files/main.ts', import.meta.url);
process.exitCode = await runConfig(process.argv.slice(2), process.env);
