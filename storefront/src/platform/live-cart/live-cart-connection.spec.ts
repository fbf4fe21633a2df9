import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CLOSE_CODES } from '@manifold/domain/live-cart/close-codes';
import { LiveCartConnection, type ChannelSocket } from './live-cart-connection.js';

const DELAY = 5000;
/** The event that a browser reports for a connection that broke or was refused. */
const BROKEN = 1006;

class FakeSocket implements ChannelSocket {
  onopen: ChannelSocket['onopen'] = null;
  onmessage: ChannelSocket['onmessage'] = null;
  onclose: ChannelSocket['onclose'] = null;
  isClosed = false;
  readyState = 0;

  constructor(readonly cartId: string) {}

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, {} as Event);
  }

  receives(data: string): void {
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }

  breaks(code = BROKEN): void {
    this.onclose?.call(this as never, { code } as CloseEvent);
  }
}

describe('the connection of a page to the channel of its cart', () => {
  let sockets: FakeSocket[];
  let texts: string[];
  let connection: LiveCartConnection;
  let givenUp: number;
  let random: number;
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('Nothing was opened');
    return socket;
  };
  const later = (milliseconds: number): void => {
    jest.advanceTimersByTime(milliseconds);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    sockets = [];
    texts = [];
    givenUp = 0;
    random = 0;
    connection = new LiveCartConnection({
      open: (cartId) => {
        const socket = new FakeSocket(cartId);
        sockets.push(socket);
        return socket;
      },
      onMessage: (text) => texts.push(text),
      retries: 2,
      retryDelayMilliseconds: DELAY,
      onGiveUp: () => (givenUp += 1),
      random: () => random,
    });
    connection.follow('c1');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('passes on what it receives', () => {
    last().receives('news');
    expect(texts).toEqual(['news']);
  });

  it('retries twice, 5 seconds apart, and then gives up', () => {
    last().breaks();
    later(DELAY - 1);
    expect(sockets).toHaveLength(1);
    later(1);
    last().breaks();
    later(DELAY);
    last().breaks();
    later(DELAY * 100);
    expect(sockets).toHaveLength(3);
    expect(givenUp).toBe(1);
  });

  it('spreads the retries after a restart over 15 seconds more, because all browsers connect again', () => {
    random = 1;
    last().opens();
    last().breaks(CLOSE_CODES.restarting);
    later(4 * DELAY - 1);
    expect(sockets).toHaveLength(1);
    later(1);
    expect(sockets).toHaveLength(2);
  });

  it('connects again after its session changed, with the session that it has then', () => {
    last().opens();
    last().breaks(CLOSE_CODES.sessionChanged);
    later(DELAY);
    expect(sockets).toHaveLength(2);
    expect(givenUp).toBe(0);
  });

  it('is replaced when the network returns, because it may be dead unnoticed', () => {
    last().opens();
    later(DELAY);
    connection.reconnect();
    later(0);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('is replaced no more often than every 5 seconds, however often the network returns', () => {
    last().opens();
    later(DELAY);
    for (let time = 0; time < 10; time += 1) {
      connection.reconnect();
      later(0);
    }
    expect(sockets).toHaveLength(2);
    later(DELAY);
    expect(sockets).toHaveLength(3);
  });

  it('has its retries again after it was connected', () => {
    last().breaks();
    later(DELAY);
    last().opens();
    last().breaks(CLOSE_CODES.restarting);
    later(DELAY);
    last().breaks();
    later(DELAY);
    expect(sockets).toHaveLength(4);
  });

  it.each(Object.entries({ refused: CLOSE_CODES.refused, tooMany: CLOSE_CODES.tooMany }))(
    'does not retry if the server says %s',
    (_name, code) => {
      last().breaks(code);
      later(DELAY * 100);
      expect(sockets).toHaveLength(1);
      expect(givenUp).toBe(1);
    },
  );

  it('tries again when the shopper returns, and then retries as before', () => {
    last().breaks(CLOSE_CODES.tooMany);
    later(DELAY);
    connection.wake();
    later(0);
    expect(sockets).toHaveLength(2);
    last().breaks();
    later(DELAY);
    expect(sockets).toHaveLength(3);
  });

  it('tries no more often than every 5 seconds, however often the shopper returns', () => {
    last().breaks(CLOSE_CODES.tooMany);
    for (let time = 0; time < 10; time += 1) connection.wake();
    later(DELAY - 1);
    expect(sockets).toHaveLength(1);
    later(1);
    expect(sockets).toHaveLength(2);
  });

  it('opens no second one while it has one', () => {
    last().opens();
    later(DELAY);
    connection.wake();
    connection.follow('c1');
    later(DELAY);
    expect(sockets).toHaveLength(1);
  });

  it('leaves the channel when the cart is gone, and joins that of the next cart', () => {
    last().opens();
    connection.follow(undefined);
    expect(last().isClosed).toBe(true);
    connection.wake();
    later(DELAY);
    expect(sockets).toHaveLength(1);
    connection.follow('c2');
    expect(sockets.map(({ cartId }) => cartId)).toEqual(['c1', 'c2']);
  });

  it('leaves a channel that is still being opened as soon as it is open', () => {
    connection.follow(undefined);
    expect(last().isClosed).toBe(false);
    last().opens();
    expect(last().isClosed).toBe(true);
  });

  it('does not reconnect to a channel that it has left', () => {
    last().breaks();
    connection.follow(undefined);
    later(DELAY * 100);
    expect(sockets).toHaveLength(1);
  });
});
