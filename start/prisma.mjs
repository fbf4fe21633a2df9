// `npm run prisma -- <words>`: the Prisma command line with what it needs to work offline.
import { tsImport } from 'tsx/esm/api';

const { runPrisma } = await tsImport('./src/prisma.ts', import.meta.url);
try {
  await runPrisma(process.argv.slice(2));
} catch (error) {
  // A program that failed has said why itself; its exit code is an answer (`migrate diff --exit-code`).
  if (typeof error?.code !== 'number') console.error(error instanceof Error ? error.message : error);
  process.exitCode = error?.code > 0 ? error.code : 1;
}
