/** Steps that were taken, and those of them that were undone since. */
export interface Steps<Step> {
  readonly done: readonly Step[];
  /** The one that was undone last is the last. */
  readonly undone: readonly Step[];
}

export const NO_STEPS: Steps<never> = { done: [], undone: [] };

/** After a new step nothing can be redone. */
export function recorded<Step>({ done }: Steps<Step>, step: Step): Steps<Step> {
  return { done: [...done, step], undone: [] };
}

/** After the last step was undone. */
export function undoneOf<Step>({ done, undone }: Steps<Step>): Steps<Step> {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

/** After the step that was undone last was redone. */
export function redoneOf<Step>({ done, undone }: Steps<Step>): Steps<Step> {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}
