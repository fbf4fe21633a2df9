import { classNames } from '../class-names.js';

const STARS = [1, 2, 3, 4, 5];
const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z';
const LEFT_HALF = 'M12 3.2 9.3 8.8 3.2 9.6 7.7 13.8 6.6 19.9 12 16.9z';

/** Five stars filled to the nearest half, with the number beside them. `label` says it in words. */
export function Stars({
  average,
  label,
  text,
  className,
}: {
  readonly average: number;
  readonly label: string;
  readonly text: string;
  readonly className?: string;
}) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-xs text-ink-soft', className)}>
      <span role="img" aria-label={label} className="flex">
        {STARS.map((star) => (
          <Star key={star} fill={fillOf(star, average)} />
        ))}
      </span>
      <span aria-hidden="true" className="tabular">
        {text}
      </span>
    </span>
  );
}

type StarFill = 'full' | 'half' | 'none';

/** Rounded to the nearest half. */
function fillOf(star: number, average: number): StarFill {
  if (star <= average + 0.25) return 'full';
  return star - 0.5 <= average + 0.25 ? 'half' : 'none';
}

function Star({ fill }: { readonly fill: StarFill }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4">
      <path d={STAR} className={fill === 'full' ? 'fill-ink' : 'fill-hairline-strong'} />
      {fill === 'half' ? <path d={LEFT_HALF} className="fill-ink" /> : null}
    </svg>
  );
}
