import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../programs/checkout.js';

const read = (file: string): string => readFileSync(path.join(CHECKOUT, file), 'utf8');

const GUIDE = read('docs/architecture.md');
const { workspaces, scripts } = JSON.parse(read('package.json')) as {
  readonly workspaces: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
};

const FOLDERS = [...workspaces, 'prisma', 'docs'].join('|');
const PATH = new RegExp(`(?<![\\w/.-])(?:${FOLDERS})/[\\w$./-]*[\\w$]`, 'g');
const LINK = /\]\(([^)#\s]+)/g;
const CODE = /`([^`]+)`/g;

const exists = (file: string): boolean => existsSync(path.join(CHECKOUT, file));

/** Returns the text of a chapter, without its title. */
const chapter = (title: string): string => GUIDE.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';

describe('the guide to the architecture', () => {
  it('names only files and folders that exist', () => {
    const named = [...new Set(GUIDE.match(PATH))];
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const linked = [...GUIDE.matchAll(LINK)].map(([, target = '']) => path.join('docs', target));
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((file) => !exists(file))).toEqual([]);
  });

  it.each(['A request', 'A publish', 'An order', 'An order that is paid online'])(
    'tells %s in at most 15 steps, each with its file',
    (title) => {
      const steps = chapter(title)
        .split(/^\d+\. /m)
        .slice(1);
      expect(steps.length).toBeGreaterThan(5);
      expect(steps.length).toBeLessThanOrEqual(15);
      expect(steps.filter((step) => !step.match(PATH))).toEqual([]);
    },
  );

  it('names only checks that exist, beside every thing not to do', () => {
    const rules = read('.dependency-cruiser.cjs') + read('eslint.config.mjs');
    const isCheck = (name: string): boolean =>
      exists(name) || rules.includes(`'${name}'`) || (name.startsWith('npm run ') && name.slice(8) in scripts);
    const rows = chapter('What not to do')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    expect(rows.length).toBeGreaterThan(10);
    const named = rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(CODE)].map(([, name = '']) => name));
    expect(named.filter((name) => !isCheck(name))).toEqual([]);
  });
});
