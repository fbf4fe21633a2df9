import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import { Progress } from '../terminal/progress.js';
import { inputHash } from './input-hash.js';
import { buildStages, prismaClient, type BuildTarget } from './targets.js';

/** Builds the targets that are missing or whose inputs changed; prints nothing about the others. */
export async function buildChanged(progress: Progress, stages: BuildTarget[][] = buildStages()): Promise<void> {
  for (const stage of stages) await Promise.all(stage.map((target) => buildOne(target, progress)));
}

/** Generates the database client if the schema changed; prints nothing. */
export async function generateDatabaseClient(): Promise<void> {
  await buildOne(prismaClient, new Progress({ write: () => true, isTTY: false }));
}

/** As `buildChanged`, but prints failures and continues: during development, some code may not compile. */
export async function buildAsFarAsPossible(progress: Progress): Promise<void> {
  const show = (reason: unknown) => progress.line(String(reason));
  for (const stage of buildStages()) await Promise.all(stage.map((target) => buildOne(target, progress).catch(show)));
}

async function buildOne(target: BuildTarget, progress: Progress): Promise<void> {
  const hash = inputHash(CHECKOUT, target.inputs, target.isInput);
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

/** Returns the path of the stamp. It lies in the output folder, so that deleting the outputs deletes it too. */
function stampFile({ outputs }: BuildTarget): string {
  const first = path.join(CHECKOUT, outputs[0] ?? '');
  const isFolder = statSync(first, { throwIfNoEntry: false })?.isDirectory() ?? path.extname(first) === '';
  return path.join(isFolder ? first : path.dirname(first), '.inputs');
}
