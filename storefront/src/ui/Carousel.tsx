import { useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon } from './Icon.js';

/** Share of the visible row by which an arrow scrolls, so that one card stays visible. */
const SHARE_OF_ROW = 0.8;

const ARROW =
  'grid size-11 place-items-center rounded-full border border-hairline-strong bg-surface transition-colors hover:border-ink';

/** Arrows are shown if the row is longer than the screen: five cards fit a wide screen, four a narrower one, two a tablet. */
const ARROWS = [
  { above: 5, className: 'md:flex' },
  { above: 4, className: 'md:flex xl:hidden' },
  { above: 2, className: 'md:flex lg:hidden' },
] as const;

export interface CarouselProps {
  readonly title: string;
  readonly labels: { readonly previous: string; readonly next: string };
  /** How many items the row has. */
  readonly count: number;
  /** The row's items, each a `CarouselItem`. */
  readonly children: ReactNode;
}

/** A card in the row. */
export const CarouselItem = ({ children }: { readonly children: ReactNode }) => (
  <li className="carousel-item">{children}</li>
);

/** Cards in a row that scrolls by finger, wheel, keyboard or arrow buttons. Works without a script. */
export function Carousel({ title, labels, count, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const move = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * SHARE_OF_ROW });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex items-end justify-between gap-4 lg:mb-6">
        <h2 id={titleId} className="text-xl font-bold lg:text-2xl">
          {title}
        </h2>
        <div className={classNames('hidden gap-2', ARROWS.find(({ above }) => count > above)?.className)}>
          <button type="button" className={ARROW} aria-label={labels.previous} onClick={() => move(-1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className={ARROW} aria-label={labels.next} onClick={() => move(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <ul
        ref={row}
        className="scroll-row -mx-4 gap-4 px-4 pt-1 pb-4 [scroll-padding:0_1rem] lg:mx-0 lg:px-0 lg:[scroll-padding:0]"
      >
        {children}
      </ul>
    </section>
  );
}
