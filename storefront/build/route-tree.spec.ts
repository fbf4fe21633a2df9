import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Generator, getConfig } from '@tanstack/router-generator';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** Generates the route tree of `src/routes` in a temporary folder, as the build does. */
async function generateRouteTree(): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'manifold-routes-'));
  try {
    cpSync(path.join(SOURCES, 'routes'), path.join(root, 'src/routes'), { recursive: true });
    const config = getConfig({ target: 'react', autoCodeSplitting: true, disableLogging: true }, root);
    await new Generator({ config, root }).run();
    return readFileSync(path.join(root, 'src/routeTree.gen.ts'), 'utf8');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

describe('the committed route tree', () => {
  it('matches src/routes; `npm run build` updates it', async () => {
    expect(readFileSync(path.join(SOURCES, 'routeTree.gen.ts'), 'utf8')).toBe(await generateRouteTree());
  });
});
