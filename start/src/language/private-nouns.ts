/** Words that readers of other code bases do not know, with the common word. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  wish: 'command or params',
  wishes: 'commands or params',
  telling: 'message',
  tellings: 'messages',
  told: 'received',
  news: 'notification or event',
  shelf: 'registry or store',
  shelves: 'registries or stores',
  outdate: 'invalidate',
  outdates: 'invalidates',
  outdated: 'stale or invalidated',
  outdating: 'invalidating',
};

/** The same for phrases whose single words are common. */
const FIELD_PHRASES: Readonly<Record<string, string>> = { 'sign of life': 'heartbeat', 'last made': 'memo' };

const COMMENTS_AND_TEXTS = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Replaces comments and texts by spaces. Keeps the expressions of template literals. */
function codeOf(source: string): string {
  return source.replace(COMMENTS_AND_TEXTS, (part) => {
    if (!part.startsWith('`')) return ' ';
    const expressions = [...part.matchAll(/\$\{([^}]*)/g)].map(([, expression = '']) => codeOf(expression));
    return ` ${expressions.join(' ')} `;
  });
}

export interface PrivateNoun {
  /** The identifier, or the path of the file. */
  readonly name: string;
  readonly fieldWord: string;
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

function fieldWordFor(name: string): string | undefined {
  const words = wordsOf(name);
  const word = words.find((each) => Object.hasOwn(FIELD_WORDS, each));
  if (word !== undefined) return FIELD_WORDS[word];
  const phrase = Object.keys(FIELD_PHRASES).find((each) => ` ${words.join(' ')} `.includes(` ${each} `));
  return phrase && FIELD_PHRASES[phrase];
}

/** Returns the identifiers of a source file, and its relative path if it is one, that use a private noun; comments and texts are skipped. */
export function privateNouns(file: string, source: string): PrivateNoun[] {
  const names = new Set([file, ...(codeOf(source).match(/[A-Za-z_$][\w$]*/g) ?? [])]);
  return [...names].flatMap((name) => {
    const fieldWord = fieldWordFor(name);
    return fieldWord === undefined ? [] : [{ name, fieldWord }];
  });
}
