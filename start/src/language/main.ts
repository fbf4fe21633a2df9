import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { subjectProblem } from './commit-subject.js';
import { privateNouns } from './private-nouns.js';

/** The last commit before subjects were checked, and when it was made. */
const BASE = { commit: '7b2079bec1fd6ca05471bf5bf645b34604374b35', seconds: 1_795_428_984 };

/** Tables and columns keep their names, and generated code follows them. Shelves in drawings and as a product fact are shelves. */
const EXEMPT =
  /^prisma\/|^demo\/pictures\/src\/|^storefront\/src\/platform\/facts\/|\/generated\/|\.gen\.ts$|^start\/src\/language\//;

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

function succeeds(...args: string[]): boolean {
  try {
    git(...args);
    return true;
  } catch {
    return false;
  }
}

/** Returns the subjects since the base, or since its time if a shallow clone does not have that commit. */
function subjectsSinceBase(): string[] {
  const isKnown = succeeds('merge-base', '--is-ancestor', BASE.commit, 'HEAD');
  const range = isKnown ? [`${BASE.commit}..HEAD`] : ['HEAD'];
  return lines(git('log', '--no-merges', '--format=%ct %s', ...range)).flatMap((line) => {
    const at = line.indexOf(' ');
    return isKnown || Number(line.slice(0, at)) > BASE.seconds ? [line.slice(at + 1)] : [];
  });
}

function commitProblems(): string[] {
  return subjectsSinceBase().flatMap((subject) => {
    const problem = subjectProblem(subject);
    return problem === undefined ? [] : [`commit "${subject}" ${problem}`];
  });
}

function identifierProblems(): string[] {
  const files = lines(git('ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'));
  return files
    .filter((file) => !EXEMPT.test(file) && existsSync(file))
    .flatMap((file) =>
      privateNouns(file, readFileSync(file, 'utf8')).map(({ name, fieldWord }) => `${file}: ${name} → ${fieldWord}`),
    );
}

/** Checks names and commit subjects against CONTRIBUTING.md; prints what to change and fails. */
export function main(): void {
  if (!succeeds('rev-parse', 'HEAD'))
    return console.log('No git history here: names and commit subjects are not checked');
  const problems = [...identifierProblems(), ...commitProblems()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Names and commit subjects follow CONTRIBUTING.md');
}
