import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/**
 * Floods the live cart channel from a process of its own, so that its work is not measured with that of the services. Arguments:
 * the kind of flood, the port, and the headers of a shopper's own connection as JSON. Reports what it has sent.
 */
export type FloodKind = 'upgrades' | 'unreadable upgrades' | 'messages' | 'pings' | 'reconnects';

const [kind = '', port = '', json = '{}', path = '/'] = process.argv.slice(2);
const headers = JSON.parse(json) as Record<string, string>;

const PER_SECOND = 1000;
const TURN_MS = 10;
const PER_TURN = (PER_SECOND * TURN_MS) / 1000;
const SENDERS = 10;

let sent = 0;
const address = `127.0.3.1`;

function sendUpgrade(host: string): void {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${headers['origin'] ?? ''}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ];
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: address }, () =>
    socket.write(lines.join('\r\n')),
  );
  socket.on('error', () => undefined);
  socket.on('data', () => socket.destroy());
  sent += 1;
}

const open: (WebSocket | undefined)[] = Array.from({ length: SENDERS }, () => undefined);

/** Sends with one of the shopper's connections, and opens it again after the server closed it. */
function sendOn(place: number, send: (socket: WebSocket) => void): void {
  const socket = open[place];
  if (socket?.readyState === WebSocket.OPEN) {
    send(socket);
    sent += 1;
  } else if (!socket || socket.readyState === WebSocket.CLOSED) {
    const next = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers, localAddress: address });
    next.on('error', () => undefined);
    open[place] = next;
  }
}

const FLOODS: Record<FloodKind, (place: number) => void> = {
  upgrades: () => sendUpgrade(headers['host'] ?? ''),
  'unreadable upgrades': () => sendUpgrade('['),
  messages: (place) => sendOn(place, (socket) => socket.send('{"event":"flood"}')),
  pings: (place) => sendOn(place, (socket) => socket.ping()),
  reconnects: (place) => sendOn(place, (socket) => socket.terminate()),
};

process.on('message', () => process.send?.(sent));
process.once('disconnect', () => process.exit());
const flood = FLOODS[kind as FloodKind];
for (let turn = 0; ; turn += 1) {
  for (let one = 0; one < PER_TURN; one += 1) flood((turn * PER_TURN + one) % SENDERS);
  await pause(TURN_MS);
}
