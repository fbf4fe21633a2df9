/** One step of the recipe. */
export type RecipeStep =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: 'message'; readonly id: string; readonly texts: Readonly<Record<string, string>> };

const BLOCK = /^```(sh|ts|diff|json) (run|(?:file|message)=\S+)\n([\s\S]*?)^```$/gm;

/** Returns one side of a diff: its unchanged lines and those with the sign, without the first character. */
const side = (diff: string, sign: '+' | '-'): string =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign) || line.startsWith(' '))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

function textsOf(json: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(JSON.parse(json) as Record<string, unknown>).map(([language, text]) => [language, String(text)]),
  );
}

/** Returns the steps of the recipe: its fenced blocks that name a file or a message, or are marked `run`. */
export function readRecipe(markdown: string): RecipeStep[] {
  return [...markdown.matchAll(BLOCK)].map(([, language, target = '', text = '']): RecipeStep => {
    const name = target.slice(target.indexOf('=') + 1);
    if (target === 'run') return { kind: 'run', command: text.trim() };
    if (language === 'diff') return { kind: 'change', file: name, before: side(text, '-'), after: side(text, '+') };
    if (language === 'json') return { kind: 'message', id: name, texts: textsOf(text) };
    return { kind: 'write', file: name, text };
  });
}

/** Returns the files that the recipe edits by hand, message files left out. */
export const handEditedFiles = (steps: readonly RecipeStep[]): string[] => [
  ...new Set(
    steps.flatMap((step) =>
      (step.kind === 'write' || step.kind === 'change') && !step.file.endsWith('/messages.ts') ? [step.file] : [],
    ),
  ),
];
