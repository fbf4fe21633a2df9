import net from 'node:net';

/** Below the ephemeral ports: an outgoing connection could take the port before it is used. */
const FIRST = 10_000;
const LAST = 32_000;

let last = FIRST + Math.floor(Math.random() * (LAST - FIRST));

/** Returns a port on 127.0.0.1 that is free, and that this process has not returned lately. */
export async function freePort(): Promise<number> {
  do last = last < LAST ? last + 1 : FIRST;
  while (!(await canListen(last)));
  return last;
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
