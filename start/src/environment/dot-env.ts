import { parseEnv } from 'node:util';
import { StartProblem } from '../terminal/start-problem.js';

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;
const QUOTES = ['"', "'", '`'];

/**
 * Returns the variables of a `.env` file. Throws a `StartProblem` for a line that is not an assignment and for an unclosed
 * quote: Node's own parser would ignore them silently. The message names line and variable, never the value.
 */
export function parseDotEnv(text: string): Record<string, string> {
  refuseBrokenLines(text.split(/\r?\n/));
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseEnv(text))) if (value !== undefined) values[name] = value;
  return values;
}

function refuseBrokenLines(lines: string[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const [, name, value = ''] = ASSIGNMENT.exec(line) ?? [];
    if (name === undefined)
      throw new StartProblem(`.env line ${at + 1} is not of the form NAME=value. Correct or remove it.`);
    const quote = QUOTES.find((mark) => value.startsWith(mark));
    if (!quote || value.indexOf(quote, 1) > 0) continue;
    const end = lines.findIndex((later, index) => index > at && later.includes(quote));
    if (end < 0)
      throw new StartProblem(`.env line ${at + 1}: the value of ${name} begins with ${quote} and never ends.`);
    at = end;
  }
}
