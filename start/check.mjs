// `npm run check`, `e2e`, `screens`, `bench` and `npm test`: the first argument names the checks to run; further arguments go to them.
import { tsImport } from 'tsx/esm/api';

const { main } = await tsImport('./src/check/main.ts', import.meta.url);
await main(...process.argv.slice(2));
