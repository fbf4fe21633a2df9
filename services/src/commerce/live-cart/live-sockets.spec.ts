import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { OpenConnections } from '../../platform/http/open-connections.js';
import { LiveSockets } from './live-sockets.service.js';

const KIB = 1024;

/** A peer whose frames a test makes, and that notes what the server does with the connection. */
class FakePeer extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly done: string[] = [];

  close(code: number): void {
    this.readyState = 2;
    this.done.push(`close ${code}`);
  }
  pause = (): void => void this.done.push('pause');
  terminate = (): void => void this.done.push('terminate');
  pong = (): void => void this.done.push('pong');
}

function connected(): FakePeer {
  const peer = new FakePeer();
  new LiveSockets(new OpenConnections()).add(peer as never, { address: '192.0.2.1' });
  return peer;
}

describe('a browser that should only listen', () => {
  it.each(['message', 'pong'])('is closed and read no further after too many of: %s', (kind) => {
    const peer = connected();
    for (let sent = 0; sent < 60; sent += 1) peer.emit(kind);
    expect(peer.done).toEqual([]);
    peer.emit(kind);
    expect(peer.done).toEqual(['close 1008', 'pause']);
  });

  it('has a few pings answered, and is then closed', () => {
    const peer = connected();
    for (let sent = 0; sent < 61; sent += 1) peer.emit('ping', Buffer.alloc(0));
    expect(peer.done).toEqual([...Array.from({ length: 60 }, () => 'pong'), 'close 1008', 'pause']);
  });

  it('is dropped if it pings but does not read the answers', () => {
    const peer = connected();
    peer.bufferedAmount = 65 * KIB;
    peer.emit('ping', Buffer.alloc(0));
    expect(peer.done).toEqual(['terminate']);
  });
});
