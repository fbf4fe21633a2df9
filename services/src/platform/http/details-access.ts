import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../env/env.js';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine also connects from a loopback address, but sends one of these headers. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const BEARER = /^Bearer +(\S+)$/i;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Decides who may see internals of the process: the parts of its health, the description of the API. */
@Injectable()
export class DetailsAccess {
  constructor(private readonly env: Env) {}

  /** Returns whether a request comes directly from this machine or carries DETAILS_TOKEN as a bearer token. */
  allows({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
    const isLocal =
      LOOPBACK.test(socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);
    return isLocal || this.isToken(BEARER.exec(headers.authorization ?? '')?.[1]);
  }

  private isToken(given: string | undefined): boolean {
    const { detailsToken } = this.env;
    return detailsToken !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(detailsToken));
  }
}
