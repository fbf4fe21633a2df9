import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import { runProgram, runTool } from '../programs/run-program.js';

/** One thing to build, with its inputs, its outputs and the program that builds it. */
export interface BuildTarget {
  title: string;
  inputs: readonly string[];
  /** Returns whether a file or folder below the inputs changes the outputs; default: all do. */
  isInput?: (relative: string) => boolean;
  /** Files that must exist for the target to count as built; the stamp lies in the folder of the first. */
  outputs: readonly string[];
  run: () => Promise<void>;
}

const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json'];
const PROGRAMS = ['domain', 'config-seeds', 'sandbox', 'demo', 'services'];
/** The folder of product pictures; services serve it as /media. */
export const MEDIA_FOLDER = path.join(CHECKOUT, 'demo', 'dist', 'media');

export const prismaClient: BuildTarget = {
  title: 'Database client generated',
  inputs: ['package-lock.json', 'prisma/schema', 'prisma.config.ts'],
  outputs: ['services/src/platform/prisma/generated/client.ts'],
  run: () => runTool('prisma', ['generate']),
};

const programs: BuildTarget = {
  title: 'Services, sandbox and demo compiled',
  inputs: [...EVERYWHERE, ...PROGRAMS.flatMap(sourcesOf), 'start/src', 'prisma/schema'],
  outputs: ['services/dist/main.js', ...PROGRAMS.map((name) => `${name}/dist/.tsbuildinfo`)],
  run: () => runTool('tsc', ['-b', ...PROGRAMS]),
};

/** Leaves out the demo's data and packed pictures: nothing is compiled from them. */
function sourcesOf(program: string): string[] {
  return program === 'demo' ? ['demo/src', 'demo/package.json', 'demo/tsconfig.json'] : [program];
}

const pictures: BuildTarget = {
  title: 'Pictures unpacked',
  inputs: ['demo/pictures/pictures.br', 'demo/pictures/unpack.mjs'],
  outputs: ['demo/dist/media/products'],
  run: () => runProgram(process.execPath, ['demo/pictures/unpack.mjs', MEDIA_FOLDER]),
};

const documents: BuildTarget = {
  title: 'Manuals written',
  inputs: ['demo/src', 'demo/data', 'package-lock.json'],
  outputs: ['demo/dist/media/manuals'],
  run: () => runProgram(process.execPath, ['demo/dist/documents/write.js', MEDIA_FOLDER]),
};

const storefront = browserTarget('storefront', 'Storefront bundled');
const admin = browserTarget('admin', 'Console bundled');

/** Returns all targets in stages; a target needs only the stages before its own. */
export function buildStages(): BuildTarget[][] {
  const bundles = [storefront, admin].filter(({ inputs }) => hasBuildScript(inputs[0] ?? ''));
  return [[prismaClient], [programs], [...bundles, pictures, documents]];
}

const TEST = /(?:^|\/)testing(?:\/|$)|\.spec\.tsx?$/;

/** Leaves out tests: the rule `tests-stay-outside` in .dependency-cruiser.cjs and `@source` in styles.css keep them out of bundles. */
function browserTarget(workspace: string, title: string): BuildTarget {
  return {
    title,
    inputs: [workspace, ...EVERYWHERE, 'domain/src'],
    isInput: (relative) => !TEST.test(relative),
    outputs: [`${workspace}/dist`],
    run: () =>
      runProgram('npm', ['run', 'build', '--silent', '-w', workspace], { shell: process.platform === 'win32' }),
  };
}

function hasBuildScript(workspace: string): boolean {
  const manifest = JSON.parse(readFileSync(path.join(CHECKOUT, workspace, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return manifest.scripts?.['build'] !== undefined;
}
