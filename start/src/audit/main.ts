import { parseArgs } from 'node:util';
import { runCommand, type Print } from '../terminal/run-command.js';
import { withOwnerUrl } from '../database/owner-url.js';
import { withClient } from '../database/roles.js';
import { StartProblem } from '../terminal/start-problem.js';
import { archive } from './archive.js';
import { verifyFile } from './archive-file.js';
import type { ChainPlace } from './audit-chain.js';
import { verify, type Verdict } from './verify.js';

const USAGE = `npm run audit -- verify [--end POSITION:HASH | --file FILE]
npm run audit -- archive --before YYYY-MM-DD --to FILE`;
const OPTIONS = {
  end: { type: 'string' },
  file: { type: 'string' },
  before: { type: 'string' },
  to: { type: 'string' },
} as const;
const END = /^(\d{1,15}):([0-9a-f]{64})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const placeText = ({ position, hash }: ChainPlace): string => `${position}:${hash}`;

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch {
    throw new StartProblem(USAGE);
  }
}

function parseEnd(text: string | undefined): ChainPlace | undefined {
  if (text === undefined) return undefined;
  const [, position, hash] = END.exec(text) ?? [];
  if (position === undefined || hash === undefined) throw new StartProblem(USAGE);
  return { position: Number(position), hash };
}

function printVerdict(verdict: Verdict, tell: Print): number {
  tell(
    'end' in verdict
      ? `The audit is whole. Its end: ${placeText(verdict.end)}`
      : `The audit is broken: ${verdict.problem}.`,
  );
  return 'end' in verdict ? 0 : 1;
}

/** Runs a command of the audit; the exit code is 0, 1 if the audit is broken, 2 if it could not be done. */
export function runAudit(args: readonly string[]): Promise<number> {
  return runCommand(async (tell) => {
    const { positionals, values } = parseOptions(args);
    const { end, file, before, to } = values;
    if (positionals.join(' ') === 'verify') {
      const known = parseEnd(end);
      if (file !== undefined) return printVerdict(await verifyFile(file), tell);
      return printVerdict(await withOwnerUrl((url) => withClient(url, (client) => verify(client, known))), tell);
    }
    if (positionals.join(' ') !== 'archive' || before === undefined || !DAY.test(before) || to === undefined)
      throw new StartProblem(USAGE);
    const archived = await withOwnerUrl((url) => withClient(url, (client) => archive(client, before, to)));
    tell(`${archived.entries} entries moved to ${to}. Their end: ${placeText(archived.end)}`);
    return 0;
  });
}
