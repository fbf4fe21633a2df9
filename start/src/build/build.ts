import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import { Progress } from '../terminal/progress.js';
import { inputHash } from './input-hash.js';
import { buildStages, prismaClient, type BuildTarget } from './targets.js';

/** Builds what is missing or whose sources changed since it was built; says nothing about the rest. */
export async function buildChanged(progress: Progress, stages: BuildTarget[][] = buildStages()): Promise<void> {
  for (const stage of stages) await Promise.all(stage.map((target) => buildOne(target, progress)));
}

/** Generates the database client if the schema changed since; prints nothing. */
export async function generateDatabaseClient(): Promise<void> {
  await buildOne(prismaClient, new Progress({ write: () => true, isTTY: false }));
}

/** As `buildChanged`, but shows what does not build and goes on: while developing, half of it may be in pieces. */
export async function buildAsFarAsPossible(progress: Progress): Promise<void> {
  const show = (reason: unknown) => progress.line(String(reason));
  for (const stage of buildStages()) await Promise.all(stage.map((target) => buildOne(target, progress).catch(show)));
}

async function buildOne(target: BuildTarget, progress: Progress): Promise<void> {
  const hash = inputHash(CHECKOUT, target.inputs);
  if (isBuilt(target, hash)) return;
  await progress.step(target.title, target.run);
  const stamp = stampFile(target);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function isBuilt(target: BuildTarget, hash: string): boolean {
  const stamp = stampFile(target);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) return false;
  return target.outputs.every((output) => existsSync(path.join(CHECKOUT, output)));
}

/** Lies among the outputs, so that whoever deletes them deletes it too. */
function stampFile({ outputs }: BuildTarget): string {
  const first = path.join(CHECKOUT, outputs[0] ?? '');
  const isFolder = statSync(first, { throwIfNoEntry: false })?.isDirectory() ?? path.extname(first) === '';
  return path.join(isFolder ? first : path.dirname(first), '.inputs');
}
