import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

const SWEEP_MS = 25;
/** How long a connection without traffic is kept open, because a request may be on its way. */
const QUIET_MS = 250;
/** A turn of the event loop that is shorter than this did no work. */
const QUIET_TURN_MS = 2;
const MAX_TURNS = 100;

interface Connection {
  /** The newest response; responses are sent in order, so it is the last one to finish. */
  response: ServerResponse | undefined;
  bytesSeen: number;
  quietSince: number;
}

/**
 * The connections of our HTTP servers. Closes them without losing a request that was sent: answers announce the end
 * (`Connection: close`), and a socket is closed only when it has no data to send and no traffic. Node's own sweep would close a
 * socket whose answer is written but not sent yet.
 */
export class OpenConnections {
  private readonly servers = new Set<Server>();
  private readonly connections = new Map<Socket, Connection>();
  private readonly closeListeners: (() => void)[] = [];
  private isClosing = false;

  /** Tracks the connections of a server from now on, and replaces its sweep of idle ones. */
  watch(server: Server): void {
    this.servers.add(server);
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, { response: undefined, bytesSeen: 0, quietSince: performance.now() });
      socket.once('close', () => this.connections.delete(socket));
    });
    server.closeIdleConnections = () => this.closeQuiet();
  }

  /** Records a request. Call it with every request before it is answered. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (connection) connection.response = response;
    if (this.isClosing) response.shouldKeepAlive = false;
  }

  /** Calls back once when connections are about to be closed, so that streams can end themselves. */
  onClose(listener: () => void): void {
    this.closeListeners.push(listener);
  }

  /** Adds `Connection: close` to every answer from now on, including those to running requests. */
  announceClose(): void {
    this.isClosing = true;
    for (const { response } of this.connections.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
  }

  /** Stops listening, finishes running requests and closes every connection, by force when the time is up. */
  async close(withinMilliseconds: number): Promise<void> {
    const end = performance.now() + withinMilliseconds;
    this.announceClose();
    for (const listener of this.closeListeners.splice(0)) listener();
    await quietTurn();
    for (const server of this.servers) if (server.listening) server.close();
    while (this.connections.size > 0 && performance.now() < end) {
      this.closeQuiet();
      await wait(SWEEP_MS);
    }
    for (const socket of this.connections.keys()) socket.destroy();
  }

  private closeQuiet(): void {
    const now = performance.now();
    for (const [socket, connection] of this.connections) {
      const hasNewBytes = socket.bytesRead !== connection.bytesSeen;
      if (hasNewBytes || !isAnswered(socket, connection)) {
        connection.bytesSeen = socket.bytesRead;
        connection.quietSince = now;
      } else if (now - connection.quietSince >= QUIET_MS) socket.destroy();
    }
  }
}

/** Returns whether every request is answered and all bytes are sent. */
function isAnswered({ writableLength }: Socket, { response }: Connection): boolean {
  return writableLength === 0 && (response === undefined || response.writableFinished || response.destroyed);
}

/** Waits for a turn of the event loop without work, after which no connection waits in the kernel to be accepted. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt < QUIET_TURN_MS) return;
  }
}
