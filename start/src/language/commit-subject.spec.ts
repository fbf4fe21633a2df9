import { describe, expect, it } from '@jest/globals';
import { subjectProblem } from './commit-subject.js';

describe('the subject of a commit', () => {
  it.each([
    'feat(domain): carry the limit in a payment refusal',
    'docs: wrap long lines',
    'refactor(services)!: rename a route',
    `fix(e2e): ${'a'.repeat(62)}`,
  ])('is accepted: %s', (subject) => expect(subjectProblem(subject)).toBeUndefined());

  it.each([
    [`fix(e2e): ${'a'.repeat(63)}`, 'has 73 characters; at most 72 are allowed'],
    ['Fix the cart', 'is not `type(scope): what` with a known type and scope'],
    ['fix(cart): count lines', 'is not `type(scope): what` with a known type and scope'],
    ['fix(e2e):count lines', 'is not `type(scope): what` with a known type and scope'],
  ])('is refused: %s', (subject, problem) => expect(subjectProblem(subject)).toBe(problem));
});
