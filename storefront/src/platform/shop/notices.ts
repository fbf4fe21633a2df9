import { Observable } from '../observable/observable.js';

export interface Notice {
  /** A notice replaces an earlier one with the same id. */
  readonly id: string;
  /** A problem is announced at once and stays longer; a status is announced after a pause. */
  readonly kind: 'status' | 'problem';
  readonly text: string;
  /** SKU of the product that the notice is about; a visible line of the product shows its own confirmation. */
  readonly sku?: string;
  /** Repeats the failed action. A notice with it stays until the shopper has decided. */
  readonly retry?: () => void;
  /** Called when the notice is dismissed, also after `retry`. */
  readonly onDismiss?: () => void;
}

/** Spec core §9. */
const DURATION_MS = 3000;
const PROBLEM_DURATION_MS = 8000;

/** The notices at the bottom of the screen. Each is dismissed after a while. */
export class Notices {
  readonly all = new Observable<readonly Notice[]>([]);
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  show(notice: Notice): void {
    this.all.set([...this.without(notice.id), notice]);
    clearTimeout(this.timers.get(notice.id));
    if (notice.retry) return;
    const duration = notice.kind === 'problem' ? PROBLEM_DURATION_MS : DURATION_MS;
    this.timers.set(
      notice.id,
      setTimeout(() => this.dismiss(notice.id), duration),
    );
  }

  readonly dismiss = (id: string): void => {
    const dismissed = this.all.get().find((notice) => notice.id === id);
    this.all.set(this.without(id));
    dismissed?.onDismiss?.();
  };

  private without(id: string): Notice[] {
    return this.all.get().filter((notice) => notice.id !== id);
  }
}
