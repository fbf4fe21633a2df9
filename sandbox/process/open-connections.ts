import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const SWEEP_MS = 25;
/** A connection without traffic for this time is idle; before that a request may be on its way. */
const QUIET_MS = 250;

interface Connection {
  response: ServerResponse | undefined;
  bytesSeen: number;
  quietSince: number;
}

/** Tracks the connections of one HTTP server, and closes them without cutting off a request that was sent. */
export class OpenConnections {
  private readonly connections = new Map<Socket, Connection>();
  private isClosing = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, { response: undefined, bytesSeen: 0, quietSince: performance.now() });
      socket.once('close', () => this.connections.delete(socket));
    });
    // Must run before the framework's listener, while the answer's headers are not written yet.
    server.prependListener('request', (request, response) => this.begin(request, response));
    server.closeIdleConnections = () => this.closeQuiet();
  }

  /** Stops listening, finishes pending requests and closes all connections; by force after the time-out. */
  async close(withinMilliseconds: number): Promise<void> {
    const end = performance.now() + withinMilliseconds;
    this.isClosing = true;
    for (const { response } of this.connections.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
    if (this.server.listening) this.server.close();
    while (this.connections.size > 0 && performance.now() < end) {
      this.closeQuiet();
      await wait(SWEEP_MS);
    }
    for (const socket of this.connections.keys()) socket.destroy();
  }

  private begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (connection) connection.response = response;
    if (this.isClosing) response.shouldKeepAlive = false;
  }

  private closeQuiet(): void {
    const now = performance.now();
    for (const [socket, connection] of this.connections) {
      const { response, bytesSeen, quietSince } = connection;
      const isAnswered = response === undefined || response.writableFinished || response.destroyed;
      if (!isAnswered || socket.writableLength > 0 || socket.bytesRead !== bytesSeen) {
        connection.bytesSeen = socket.bytesRead;
        connection.quietSince = now;
      } else if (now - quietSince >= QUIET_MS) socket.destroy();
    }
  }
}
