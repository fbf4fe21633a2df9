// `npm run prisma -- <arguments>`: runs the Prisma command line offline.
import { tsImport } from 'tsx/esm/api';

const { runPrisma } = await tsImport('./src/prisma.ts', import.meta.url);
try {
  await runPrisma(process.argv.slice(2));
} catch (error) {
  // A failed program has printed its reason; its exit code has a meaning (`migrate diff --exit-code`).
  if (typeof error?.code !== 'number') console.error(error instanceof Error ? error.message : error);
  process.exitCode = error?.code > 0 ? error.code : 1;
}
