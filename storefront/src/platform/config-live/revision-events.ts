interface RevisionEvent {
  readonly revision: number;
  readonly hash: string;
}
type Listener = (news: RevisionEvent) => void;

const EVENTS_URL = '/api/config/events';
const NAME = 'manifold-config';

/** Opens the push connection; gives what closes it. */
function connect(onRevision: Listener): () => void {
  const events = new EventSource(EVENTS_URL);
  events.addEventListener('revision', (event: MessageEvent<string>) =>
    onRevision(JSON.parse(event.data) as RevisionEvent),
  );
  return () => events.close();
}

/** Holds the connection for every tab of this browser, as long as this tab is the one that has the lock. */
async function leadTabs(onNews: Listener, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  const close = connect((news) => {
    channel.postMessage(news);
    onNews(news);
  });
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  close();
  channel.close();
}

/**
 * Hears of every newly published revision, over one connection per browser: HTTP/1.1 allows six to a host, and a shopper with
 * ten tabs must still be able to load a page. The tab that holds the lock listens to the server, the others to that tab.
 * Gives what stops it.
 */
export function listenForRevisions(onNews: Listener): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return connect(onNews);
  const stop = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (event: MessageEvent<RevisionEvent>) => onNews(event.data));
  navigator.locks
    .request(NAME, { signal: stop.signal }, () => leadTabs(onNews, stop.signal))
    // The wait for the lock ends with the page.
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
