import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../../programs/run-program.js';
import type { RecipeStep } from './read-recipe.js';

/** Carries out a step of the recipe in a copy of the checkout. Throws if that is not possible. */
export async function follow(folder: string, step: RecipeStep): Promise<void> {
  switch (step.kind) {
    case 'run':
      return runCommand(folder, step.command);
    case 'write':
      // The command has created the file; reading throws if the block names another one.
      readFileSync(path.join(folder, step.file));
      return writeFileSync(path.join(folder, step.file), step.text);
    case 'change':
      return change(path.join(folder, step.file), step);
    case 'message':
      for (const [language, text] of Object.entries(step.texts)) addMessage(folder, { language, id: step.id, text });
  }
}

const NEW_SECTION = 'npm run new:section -- ';

/** Runs the program behind the npm script, without npm. */
async function runCommand(folder: string, command: string): Promise<void> {
  if (!command.startsWith(NEW_SECTION)) throw new Error(`The recipe runs an unexpected command: ${command}`);
  const words = command.slice(NEW_SECTION.length).split(' ');
  await runProgram(process.execPath, [path.join(folder, 'start', 'run.mjs'), 'new-section', ...words], { cwd: folder });
}

function change(file: string, { before, after }: { readonly before: string; readonly after: string }): void {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(before);
  if (parts.length !== 2)
    throw new Error(`${file} contains this text ${parts.length - 1} times instead of once:\n${before}`);
  writeFileSync(file, parts.join(after));
}

interface Message {
  readonly language: string;
  readonly id: string;
  readonly text: string;
}

function addMessage(folder: string, { language, id, text }: Message): void {
  const file = path.join(folder, 'storefront', 'messages', `${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const all = Object.entries({ ...messages, [id]: text }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
