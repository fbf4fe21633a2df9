/** A problem that the user can solve; printed as one line, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
