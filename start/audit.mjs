// `npm run audit -- verify|archive`: whether the audit is whole, and moving old entries of it to a file.
import { tsImport } from 'tsx/esm/api';

const { runAudit } = await tsImport('./src/audit/main.ts', import.meta.url);
process.exitCode = await runAudit(process.argv.slice(2));
