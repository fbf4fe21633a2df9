// `npm run audit -- verify|archive`: verifies the audit chain, or moves old entries to a file.
import { tsImport } from 'tsx/esm/api';

const { runAudit } = await tsImport('./src/audit/main.ts', import.meta.url);
process.exitCode = await runAudit(process.argv.slice(2));
