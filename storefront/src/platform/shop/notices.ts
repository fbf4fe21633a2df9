import { Observable } from '../observable/observable.js';

export interface Notice {
  /** A second notice of the same id takes the first one's place. */
  readonly id: string;
  /** A problem is read out at once and stays longer; a status waits for a pause. */
  readonly kind: 'status' | 'problem';
  readonly text: string;
  /** SKU of the product that the notice speaks of: where its line is in sight, the line itself confirms. */
  readonly sku?: string;
}

/** Spec core §9. */
const DURATION_MS = 3000;
const PROBLEM_DURATION_MS = 8000;

/** The short messages at the edge of the screen. */
export class Notices {
  readonly all = new Observable<readonly Notice[]>([]);
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  show(notice: Notice): void {
    this.all.set([...this.without(notice.id), notice]);
    clearTimeout(this.timers.get(notice.id));
    const duration = notice.kind === 'problem' ? PROBLEM_DURATION_MS : DURATION_MS;
    this.timers.set(
      notice.id,
      setTimeout(() => this.dismiss(notice.id), duration),
    );
  }

  readonly dismiss = (id: string): void => this.all.set(this.without(id));

  private without(id: string): Notice[] {
    return this.all.get().filter((notice) => notice.id !== id);
  }
}
