// `npm run config -- export|diff|apply|check`: the config of a running Manifold as files, and whether its stores are ready.
import { tsImport } from 'tsx/esm/api';

const { runConfig } = await tsImport('./src/config-files/main.ts', import.meta.url);
process.exitCode = await runConfig(process.argv.slice(2), process.env);
