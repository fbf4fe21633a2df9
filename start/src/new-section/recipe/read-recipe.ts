/** One thing that the recipe says to do, in order. */
export type RecipeStep =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: 'message'; readonly id: string; readonly texts: Readonly<Record<string, string>> };

const BLOCK = /^```(sh|ts|diff|json) (run|(?:file|message)=\S+)\n([\s\S]*?)^```$/gm;

/** The lines of a diff that begin with a sign or are unchanged, without their first character. */
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

/** Returns what the page of the recipe says to do: its fenced blocks that name a file, a message, or are to be run. */
export function readRecipe(markdown: string): RecipeStep[] {
  return [...markdown.matchAll(BLOCK)].map(([, language, target = '', text = '']): RecipeStep => {
    const name = target.slice(target.indexOf('=') + 1);
    if (target === 'run') return { kind: 'run', command: text.trim() };
    if (language === 'diff') return { kind: 'change', file: name, before: side(text, '-'), after: side(text, '+') };
    if (language === 'json') return { kind: 'message', id: name, texts: textsOf(text) };
    return { kind: 'write', file: name, text };
  });
}

/** The files that the recipe edits by hand, message files left out. */
export const handEditedFiles = (steps: readonly RecipeStep[]): string[] => [
  ...new Set(
    steps.flatMap((step) =>
      (step.kind === 'write' || step.kind === 'change') && !step.file.endsWith('/messages.ts') ? [step.file] : [],
    ),
  ),
];
