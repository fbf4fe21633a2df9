import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in its own process that answers every request with a fixed number of bytes; sends its port to the parent. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const head = ['content-type', 'application/octet-stream', 'content-length', String(body.length)];
const server = createServer((_request, response) => response.writeHead(200, head).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
