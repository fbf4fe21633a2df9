// `npm run check`, `e2e`, `screens`, `bench` and `npm test`: the word says which checks run; a benchmark reads the words after it.
import { tsImport } from 'tsx/esm/api';

const { main } = await tsImport('./src/check/main.ts', import.meta.url);
await main(...process.argv.slice(2));
