import type { PreviewNotice } from '@manifold/domain/store-document/contract';
import { useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

const previewMessages = defineMessages({
  title: { id: 'preview.title', defaultMessage: 'Preview of the draft “{name}”' },
  at: { id: 'preview.at', defaultMessage: 'as of {instant}' },
  explain: { id: 'preview.explain', defaultMessage: 'Not published. Orders are not taken here.' },
  leave: { id: 'preview.leave', defaultMessage: 'Leave the preview' },
});

/** Says that the page is a preview, names the draft, and links to the end of the preview. */
export function PreviewBanner({ preview: { name, at } }: { readonly preview: PreviewNotice }) {
  const { formatMessage, formatDate } = useIntl();
  const instant = at === null ? null : formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <aside
      className="border-b-2 border-warn bg-warn-ground text-ink print:hidden"
      aria-label={formatMessage(previewMessages.title, { name })}
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <strong>{formatMessage(previewMessages.title, { name })}</strong>
          {instant === null ? null : <> {formatMessage(previewMessages.at, { instant: `${instant} UTC` })}</>}
          {' · '}
          {formatMessage(previewMessages.explain)}
        </p>
        <a href="/api/preview/end" className="inline-flex min-h-11 items-center font-semibold underline">
          {formatMessage(previewMessages.leave)}
        </a>
      </div>
    </aside>
  );
}
