import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LAYERS, type Layer } from './layers.js';
import type { Presence } from './lint.js';
import { type SliceNames, sliceNamesOf } from './slice-names.js';
import { type SourceFile, sourcesUnder } from './source-files.js';
import { usesSection } from './uses.js';

const SPEC = /\.spec\.tsx?$/;

/** Returns the sections: the nouns with a folder and a section file in the config service. */
export function sectionNouns(checkout: string): string[] {
  const folder = 'services/src/store-config/sections';
  return readdirSync(path.join(checkout, folder), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(checkout, folder, entry.name, `${entry.name}.section.ts`)),
    )
    .map(({ name }) => name);
}

/** Returns whether a folder of a path or its file has the noun's name. `store-config` does not count for `store`. */
const isNamedAfter = (file: string, noun: string): boolean =>
  file.split('/').some((part) => part === noun || part.startsWith(`${noun}.`));

const below = (folders: readonly string[], sources: readonly SourceFile[]): SourceFile[] =>
  sources.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));

interface Section {
  readonly noun: string;
  readonly slices: SliceNames;
}

function presenceOf({ noun, slices }: Section, layer: Layer, sources: readonly SourceFile[]): Presence {
  const { name, folders, code = folders } = layer;
  const users = below(code, sources).filter(({ file, text }) => !SPEC.test(file) && usesSection(text, noun, slices));
  return {
    noun,
    layer: name,
    isNamed: below(folders, sources).some(({ file }) => isNamedAfter(file, noun)),
    users: users.map(({ file }) => file),
  };
}

/** Returns the code of every section in every layer. */
export function slicePresences(checkout: string): Presence[] {
  const folders = new Set(LAYERS.flatMap((layer) => layer.folders));
  const sources = [...folders].flatMap((folder) => sourcesUnder(checkout, folder));
  const sections = sectionNouns(checkout).map((noun) => ({ noun, slices: sliceNamesOf(checkout, noun) }));
  return LAYERS.flatMap((layer) => sections.map((section) => presenceOf(section, layer, sources)));
}
