import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** Returns the tab that a key selects from the one at `index`, wrapping around; undefined for any other key. */
export function tabOfKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

const TAB =
  '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-4 py-2 text-sm font-semibold text-ink-soft transition-colors ' +
  'outline-offset-[-4px] hover:text-ink aria-selected:border-accent aria-selected:text-ink';

/** Tabs (WAI-ARIA practices): arrow keys, Home and End select at once; the Tab key stops at the selected tab only. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const move = (event: KeyboardEvent) => {
    const next = tabOfKey(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className="scroll-row border-b border-hairline">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
            className={TAB}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          tabIndex={0}
          hidden={index !== chosen}
          className="py-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
