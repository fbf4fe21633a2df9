/** A reason not to start that whoever started us can do something about; shown as one line, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
