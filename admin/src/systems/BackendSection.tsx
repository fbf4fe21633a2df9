import Typography from '@mui/material/Typography';
import type { BackendErrors } from '@manifold/domain/backend-errors/contract';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../language/use-language.js';
import { BackendErrorTable } from './BackendErrorTable.js';
import { BackendConnectionTable } from './BackendConnectionTable.js';
import { CacheTable } from './CacheTable.js';
import { backendLevel, secondsBefore } from './level.js';
import { LevelMark } from './LevelMark.js';
import { PartHeading, SystemSection } from './SystemSection.js';
import { useAgoText } from './use-ago-text.js';

interface BackendSectionProps {
  readonly backend: CommerceBackend | undefined;
  readonly errors: BackendErrors | undefined;
  readonly hasFailed: boolean;
}

/** Shows the state of the commerce backend: connections, errors and caches. */
export function BackendSection({ backend, errors, hasFailed }: BackendSectionProps) {
  const translate = useTranslate();
  const text = (name: string, values?: Record<string, string>) => translate(`console.systems.backend.${name}`, values);
  return (
    <SystemSection
      id="commerce-backend"
      title={text('title')}
      help={
        backend && text('help', { project: backend.projectKey, address: backend.address, process: backend.process })
      }
      isEmpty={!backend}
      hasFailed={hasFailed}
    >
      {backend && (
        <>
          <BackendState backend={backend} />
          <PartHeading>{text('connections')}</PartHeading>
          <BackendConnectionTable backend={backend} />
          <PartHeading>{text('feed')}</PartHeading>
          <FeedText backend={backend} />
          {errors && <BackendErrorTable {...errors} />}
          <PartHeading>{text('caches')}</PartHeading>
          <CacheTable caches={backend.caches} />
        </>
      )}
    </SystemSection>
  );
}

interface OfBackend {
  readonly backend: CommerceBackend;
}

function BackendState({ backend }: OfBackend) {
  const translate = useTranslate();
  const instant = useInstantText();
  const since = backend.since === null ? '' : instant(backend.since);
  return (
    <Typography role="status" component="div" sx={{ fontWeight: 600 }}>
      <LevelMark level={backendLevel(backend)}>
        {translate(`console.systems.backend.state.${backend.state}`, { since })}
      </LevelMark>
    </Typography>
  );
}

function FeedText({ backend: { at, feed } }: OfBackend) {
  const translate = useTranslate();
  const instant = useInstantText();
  const ago = useAgoText();
  if (feed.readAt === null) return <Typography>{translate('console.systems.backend.feedNone')}</Typography>;
  // A project without any change has the epoch as its newest change.
  const hasNewest = feed.seenUntil !== null && Date.parse(feed.seenUntil) > 0;
  return (
    <Typography>
      {translate('console.systems.backend.feedRead', { ago: ago(secondsBefore(at, feed.readAt)) })}{' '}
      {hasNewest && translate('console.systems.backend.feedNewest', { at: instant(feed.seenUntil ?? '') })}
    </Typography>
  );
}
