import { Icon } from './Icon.js';

export interface NoticeProps {
  readonly id: string;
  readonly kind: 'status' | 'problem';
  readonly text: string;
  readonly retry?: () => void;
}

interface NoticeActions {
  readonly dismissLabel: string;
  readonly retryLabel: string;
  readonly onDismiss: (id: string) => void;
}

interface NoticeRegionProps extends NoticeActions {
  readonly notices: readonly NoticeProps[];
}

/** Notices at the bottom of the screen. Both live regions exist from the start, because a screen reader only announces changes of known regions. */
export function NoticeRegion(props: NoticeRegionProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-50 lg:bottom-6 flex flex-col items-center gap-2 px-4">
      <div role="status" className="contents">
        {cards(props, 'status')}
      </div>
      <div role="alert" className="contents">
        {cards(props, 'problem')}
      </div>
    </div>
  );
}

function cards({ notices, ...actions }: NoticeRegionProps, kind: NoticeProps['kind']) {
  return notices
    .filter((notice) => notice.kind === kind)
    .map((notice) => <NoticeCard key={notice.id} {...notice} {...actions} />);
}

/** A notice with a button that dismisses it, and one that repeats the failed action if that may succeed. */
export function NoticeCard({
  id,
  kind,
  text,
  retry,
  dismissLabel,
  retryLabel,
  onDismiss,
}: NoticeProps & NoticeActions) {
  const repeat = () => {
    // First, because dismissing the notice drops the unsent update.
    retry?.();
    onDismiss(id);
  };
  return (
    <div className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-card bg-ink py-1 pr-1 pl-4 text-sm text-ground shadow-lifted">
      <Icon name={kind === 'problem' ? 'warning' : 'check'} />
      <div className="flex-1 py-1">
        <p>{text}</p>
        {retry ? (
          <button type="button" onClick={repeat} className="min-h-11 font-bold underline underline-offset-4">
            {retryLabel}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        onClick={() => onDismiss(id)}
        aria-label={dismissLabel}
        className="grid size-11 place-items-center rounded-control hover:bg-ink-soft"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
