import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inputHash } from '../build/input-hash.js';
import { CHECKOUT } from '../programs/checkout.js';
import { Progress } from '../terminal/progress.js';
import { runProgram, runTool } from '../programs/run-program.js';
import { StartProblem } from '../terminal/start-problem.js';

const PACKED = path.join(CHECKOUT, 'demo/pictures/pictures.br');
const SEAL = path.join(CHECKOUT, 'demo/pictures/drawn-from.json');

/** Returns hashes of the drawings, their list and the packed file. */
function sealNow(): string {
  const drawings = inputHash(CHECKOUT, ['demo/pictures/src', 'demo/pictures/list.json']);
  const packed = createHash('sha256').update(readFileSync(PACKED)).digest('hex');
  return `${JSON.stringify({ drawings, packed }, null, 2)}\n`;
}

/** `npm run pictures`: writes the list of pictures, draws and packs them, and tests the drawings. */
export async function drawPictures(progress: Progress = new Progress()): Promise<void> {
  await progress.step('List of pictures written', async () => {
    await runTool('tsc', ['-b', 'demo']);
    await runProgram(process.execPath, ['demo/dist/pictures/write-list.js']);
  });
  await progress.step('Pictures drawn and packed', () => draw(PACKED));
  await progress.step('Drawings linted and tested', proveDrawings);
  writeFileSync(SEAL, sealNow());
}

/** Lints and tests the drawings, which the everyday check leaves out: they change only with a new pack. */
async function proveDrawings(): Promise<void> {
  await runTool('eslint', ['demo/pictures']);
  const env = { NODE_OPTIONS: '--experimental-vm-modules', NODE_NO_WARNINGS: '1' };
  await runTool('jest', ['--selectProjects', 'unit', '--testPathPatterns', 'demo/pictures/src', '--silent'], { env });
}

async function draw(file: string): Promise<void> {
  await runTool('tsc', ['-b', 'demo/pictures']);
  await runProgram(process.execPath, ['demo/pictures/dist/main.js', file]);
}

/** Returns whether the packed pictures match the present drawings and list. Compares hashes only. */
export const arePicturesCurrent = (): boolean => readFileSync(SEAL, 'utf8') === sealNow();

/** Throws a `StartProblem` if the drawings changed after they were packed. */
export function requireCurrentPictures(): void {
  if (!arePicturesCurrent())
    throw new StartProblem('The drawings changed after they were packed. Run: npm run pictures');
}

/** Tests the drawings and draws them again. Throws a `StartProblem` with the names of those that differ from the packed ones. */
export async function requireIdenticalPictures(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-pictures-'));
  try {
    const file = path.join(folder, 'pictures.br');
    await draw(file);
    await proveDrawings();
    const [packed, fresh] = [unpacked(PACKED), unpacked(file)];
    const other = Object.keys({ ...packed, ...fresh }).filter((name) => packed[name] !== fresh[name]);
    if (other.length > 0)
      throw new StartProblem(`Pictures differ from the packed ones (npm run pictures): ${other.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const unpacked = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as Record<string, string>;
