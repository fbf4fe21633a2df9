const TYPES = 'feat|fix|perf|refactor|test|docs|build|ci|chore|style|revert';
const SCOPES = 'domain|services|storefront|admin|prisma|seeds|sandbox|demo|start|e2e|bench|docs';
const CONVENTIONAL = new RegExp(`^(?:${TYPES})(?:\\((?:${SCOPES})\\))?!?: \\S`);

/** Git and GitHub cut longer subjects in lists. */
const MAXIMUM_LENGTH = 72;

/** Returns what is wrong with the subject of a commit (CONTRIBUTING.md), or undefined. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > MAXIMUM_LENGTH) return `has ${subject.length} characters; at most ${MAXIMUM_LENGTH} are allowed`;
  if (!CONVENTIONAL.test(subject)) return 'is not `type(scope): what` with a known type and scope';
  return undefined;
}
