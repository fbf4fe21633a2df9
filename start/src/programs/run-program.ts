import { spawn } from 'node:child_process';
import path from 'node:path';
import { CHECKOUT } from './checkout.js';

export interface ProgramOptions {
  env?: Record<string, string | undefined>;
  /** The folder to run in; default: the checkout. */
  cwd?: string;
  /** Shows the output while it runs; otherwise only in the error of a failure. */
  show?: boolean;
  /** Needed for npm on Windows, where it is a script. */
  shell?: boolean;
}

/** A program ended with another code than 0; `printed` is the end of its output. */
export class ProgramFailure extends Error {
  constructor(
    readonly command: string,
    readonly code: number,
    readonly printed: string,
  ) {
    super(`${command} failed (${code})\n${printed}`);
  }
}

/** Runs a program to its end. Rejects with a `ProgramFailure` if it fails. */
export function runProgram(
  command: string,
  words: string[],
  { env = {}, cwd = CHECKOUT, show = false, shell = false }: ProgramOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const keep = (chunk: Buffer) => (printed = (printed + chunk.toString('utf8')).slice(-20_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new ProgramFailure([command, ...words].join(' '), code ?? 1, printed.trim()));
    });
  });
}

const TOOLS = {
  tsc: 'typescript/bin/tsc',
  prisma: 'prisma/build/index.js',
  jest: 'jest/bin/jest.js',
  prettier: 'prettier/bin/prettier.cjs',
  eslint: 'eslint/bin/eslint.js',
  playwright: '@playwright/test/cli.js',
} as const;

/** Lets the Prisma command line work without a download. */
const PRISMA_ENVIRONMENT = {
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: path.join(CHECKOUT, 'prisma', 'schema-engine.mjs'),
};

/** Runs a tool of node_modules with this Node, without a shell. */
export function runTool(tool: keyof typeof TOOLS, words: string[], options: ProgramOptions = {}): Promise<void> {
  const program = path.join(CHECKOUT, 'node_modules', TOOLS[tool]);
  const env = tool === 'prisma' ? { ...PRISMA_ENVIRONMENT, ...options.env } : options.env;
  return runProgram(process.execPath, [program, ...words], { ...options, ...(env && { env }) });
}
