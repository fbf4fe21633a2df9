import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

const SWEEP_MS = 25;
/** A connection on which nothing was said for so long is idle; before that a request may be on its way. */
const QUIET_MS = 250;
const QUIET_TURN_MS = 2;
const MOST_TURNS = 100;

interface Connection {
  /** The newest response; answers leave in order, so it is the last one to finish. */
  response: ServerResponse | undefined;
  bytesSeen: number;
  quietSince: number;
}

/**
 * The connections of our HTTP servers. Closes them without cutting off a request that was sent: answers announce the end
 * (`Connection: close`), and a socket is closed only when it is empty and quiet. Node's own sweep closes a socket whose
 * answer is written but not sent yet.
 */
export class OpenConnections {
  private readonly servers = new Set<Server>();
  private readonly connections = new Map<Socket, Connection>();
  private readonly closeListeners: (() => void)[] = [];
  private isClosing = false;

  /** Follows the connections of a server from now on, and replaces its sweep of idle ones. */
  watch(server: Server): void {
    this.servers.add(server);
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, { response: undefined, bytesSeen: 0, quietSince: performance.now() });
      socket.once('close', () => this.connections.delete(socket));
    });
    server.closeIdleConnections = () => this.closeQuiet();
  }

  /** To be called with every request before it is answered. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (connection) connection.response = response;
    if (this.isClosing) response.shouldKeepAlive = false;
  }

  /** Calls back once when connections are about to be closed: a stream has to end itself. */
  onClose(listener: () => void): void {
    this.closeListeners.push(listener);
  }

  /** From now on every answer says `Connection: close`, also those to requests that are under way. */
  announceClose(): void {
    this.isClosing = true;
    for (const { response } of this.connections.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
  }

  /** Stops listening, finishes the requests under way and closes every connection, by force when the time is over. */
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
      const isHeard = socket.bytesRead !== connection.bytesSeen;
      if (isHeard || !isAnswered(socket, connection)) {
        connection.bytesSeen = socket.bytesRead;
        connection.quietSince = now;
      } else if (now - connection.quietSince >= QUIET_MS) socket.destroy();
    }
  }
}

/** True when everything that was asked is answered and has left this process. */
function isAnswered({ writableLength }: Socket, { response }: Connection): boolean {
  return writableLength === 0 && (response === undefined || response.writableFinished || response.destroyed);
}

/** Waits for a turn of the event loop without work: then no connection waits in the kernel to be accepted. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const begun = performance.now();
    await nextTurn();
    if (performance.now() - begun < QUIET_TURN_MS) return;
  }
}
