import net from 'node:net';

/** Returns whether a program listens on this port, on any address that our servers use. */
export async function isPortTaken(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0']) if (await cannotListen(port, host)) return true;
  return false;
}

function cannotListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(true));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}
