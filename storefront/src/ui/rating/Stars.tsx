import { classNames } from '../class-names.js';

/** Stars are drawn by the stylesheet, in halves: one element instead of ten on every card. */
const HALVES = 2;

/** Five stars filled to the nearest half, with the number beside them where there is one. `label` says it in words. */
export function Stars({
  average,
  label,
  text,
  className,
}: {
  readonly average: number;
  readonly label: string;
  readonly text?: string;
  readonly className?: string;
}) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-xs text-ink-soft', className)}>
      <span role="img" aria-label={label} className="stars" data-halves={Math.round(average * HALVES)} />
      {text === undefined ? null : <span aria-hidden="true">{text}</span>}
    </span>
  );
}
