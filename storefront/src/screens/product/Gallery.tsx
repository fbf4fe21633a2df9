import type { Product } from '@manifold/domain/catalogue/contract';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/Picture.js';
import { productMessages } from './messages.js';

const LARGE = 800;
const SMALL = 96;
const anchor = (index: number) => `picture-${index + 1}`;

interface ThumbnailsProps {
  readonly images: Product['images'];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

function UncachedThumbnails({ images, current, onChoose }: ThumbnailsProps) {
  const { formatMessage } = useIntl();
  const count = images.length;
  return (
    <ul className="scroll-row gap-2 lg:w-22 lg:flex-col">
      {images.map(({ url }, index) => (
        <li key={url} className="shrink-0">
          <a
            href={`#${anchor(index)}`}
            aria-label={formatMessage(productMessages.picture, { number: index + 1, count })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className={classNames(
              'block size-18 rounded-control border bg-surface p-1.5 transition-colors lg:size-22',
              index === current ? 'border-ink' : 'border-hairline hover:border-hairline-strong',
            )}
          >
            <Picture src={url} alt="" size={SMALL} className="w-full" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The server renders them with the first one selected. */
const Thumbnails = import.meta.env.SSR
  ? cachedOnServer(UncachedThumbnails, { ownerOf: ({ images }) => images, variantOf: () => 'thumbnails' })
  : UncachedThumbnails;

/** Product pictures in a row that snaps, scrolled by finger, wheel or thumbnail. Without a script the thumbnails are links. */
export function Gallery({ images }: { readonly images: Product['images'] }) {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  const follow = () => {
    if (row.current) setCurrent(Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth)));
  };
  return (
    <section
      aria-label={formatMessage(productMessages.gallery)}
      className="flex flex-col gap-3 lg:flex-row-reverse lg:items-start"
    >
      <ul
        ref={row}
        onScroll={follow}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={formatMessage(productMessages.gallery)}
        className="stage scroll-row min-w-0 flex-1 rounded-card border border-hairline bg-surface"
      >
        {images.map(({ url, alt }, index) => (
          <li key={url} id={anchor(index)} className="w-full shrink-0 snap-center p-4 lg:p-10">
            <Picture
              src={url}
              alt={alt}
              isFirst={index === 0}
              size={LARGE}
              className="mx-auto max-h-64 w-full sm:max-h-80 lg:max-h-120"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 ? <Thumbnails images={images} current={current} onChoose={show} /> : null}
    </section>
  );
}
