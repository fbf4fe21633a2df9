import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon } from './Icon.js';

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  readonly kind: 'dialog' | 'drawer' | 'drawer-start';
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
}

const KINDS = { dialog: 'dialog rounded-card', drawer: 'drawer', 'drawer-start': 'drawer drawer-start' };

/**
 * A dialog or drawer over the page, based on the browser's modal dialog, which traps the focus, makes the page inert, closes on
 * Escape and restores the focus. A click outside closes it too.
 */
export function Overlay({ isOpen, onClose, title, closeLabel, kind, children, footer }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A modal dialog opens by a method call, not by an attribute.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  // Only a dialog that is closed restores the focus; one that is removed while it is open loses it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);
  return (
    // The click outside is for pointers only; the keyboard has Escape and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={classNames('bg-surface p-0 text-ink shadow-lifted', KINDS[kind])}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-4 border-b border-hairline py-3 pr-3 pl-5">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer ? <footer className="border-t border-hairline">{footer}</footer> : null}
      </div>
    </dialog>
  );
}
