/** Undo history: steps done, and steps undone. */
export interface Steps<Step> {
  readonly done: readonly Step[];
  /** The most recently undone step is last. */
  readonly undone: readonly Step[];
}

export const NO_STEPS: Steps<never> = { done: [], undone: [] };

/** Adds a step; nothing can be redone after it. */
export function addStep<Step>({ done }: Steps<Step>, step: Step): Steps<Step> {
  return { done: [...done, step], undone: [] };
}

/** Moves the last step to the undone ones. */
export function undoStep<Step>({ done, undone }: Steps<Step>): Steps<Step> {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

/** Moves the last undone step back. */
export function redoStep<Step>({ done, undone }: Steps<Step>): Steps<Step> {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}
