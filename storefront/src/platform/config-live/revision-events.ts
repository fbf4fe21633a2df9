interface RevisionEvent {
  readonly revision: number;
  readonly hash: string;
}
type Listener = (event: RevisionEvent) => void;

const EVENTS_URL = '/api/config/events';
const NAME = 'manifold-config';

/** Opens the push connection; returns a function that closes it. */
function connect(onRevision: Listener): () => void {
  const events = new EventSource(EVENTS_URL);
  events.addEventListener('revision', (event: MessageEvent<string>) =>
    onRevision(JSON.parse(event.data) as RevisionEvent),
  );
  return () => events.close();
}

/** Holds the connection for all tabs of this browser, as long as this tab has the lock. */
async function leadTabs(onRevision: Listener, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  const close = connect((event) => {
    channel.postMessage(event);
    onRevision(event);
  });
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  close();
  channel.close();
}

/**
 * Subscribes to newly published revisions over one connection per browser, because HTTP/1.1 allows six to a host and a shopper
 * with ten tabs must still be able to load a page. The tab that has the lock listens to the server, the others to that tab.
 * Returns a function that unsubscribes.
 */
export function listenForRevisions(onRevision: Listener): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return connect(onRevision);
  const stop = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (event: MessageEvent<RevisionEvent>) => onRevision(event.data));
  navigator.locks
    .request(NAME, { signal: stop.signal }, () => leadTabs(onRevision, stop.signal))
    // Aborting the wait for the lock rejects; that is no error.
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
