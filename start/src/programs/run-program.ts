import { spawn } from 'node:child_process';
import path from 'node:path';
import { CHECKOUT } from './checkout.js';

export interface ProgramOptions {
  env?: Record<string, string | undefined>;
  /** The folder in which the program runs; default: the checkout. */
  cwd?: string;
  /** Prints the output while the program runs. By default the output is only part of the error. */
  show?: boolean;
  /** Runs the program in a shell. npm needs it on Windows, where it is a script. */
  shell?: boolean;
}

/** Thrown if a program exits with a code other than 0. `printed` is the end of its output. */
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
  args: string[],
  { env = {}, cwd = CHECKOUT, show = false, shell = false }: ProgramOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const append = (chunk: Buffer) => (printed = (printed + chunk.toString('utf8')).slice(-20_000));
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new ProgramFailure([command, ...args].join(' '), code ?? 1, printed.trim()));
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

/** Makes the Prisma command line work offline. */
const PRISMA_ENVIRONMENT = {
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: path.join(CHECKOUT, 'prisma', 'schema-engine.mjs'),
};

/** Runs a tool of node_modules with this Node, without a shell. */
export function runTool(tool: keyof typeof TOOLS, args: string[], options: ProgramOptions = {}): Promise<void> {
  const program = path.join(CHECKOUT, 'node_modules', TOOLS[tool]);
  const env = tool === 'prisma' ? { ...PRISMA_ENVIRONMENT, ...options.env } : options.env;
  return runProgram(process.execPath, [program, ...args], { ...options, ...(env && { env }) });
}
