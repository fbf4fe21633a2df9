import { classNames } from './class-names.js';

export interface PictureProps {
  readonly src: string | undefined;
  readonly alt: string;
  /** The first picture of a screen loads eagerly, the others lazily. */
  readonly isFirst?: boolean;
  readonly size?: number;
  readonly className?: string;
}

const DEFAULT_SIZE = 400;

/** A square picture, or an empty square if there is none. Width and height are set, so that nothing moves when it loads. */
export function Picture({ src, alt, isFirst = false, size = DEFAULT_SIZE, className }: PictureProps) {
  if (!src) return <span aria-hidden="true" className={classNames('block aspect-square bg-sunken', className)} />;
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      // The first picture is part of the first paint; the others must not delay a frame.
      decoding={isFirst ? 'sync' : 'async'}
      className={classNames('aspect-square object-contain', className)}
    />
  );
}
