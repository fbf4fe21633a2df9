import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Env } from '../../platform/env/env.js';
import { requestHost } from '../../platform/http/request-host.js';
import { NO_PREVIEW_COOKIE, previewToken } from './preview-cookie.js';
import { Previews, type Preview } from './previews.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The draft that the visitor sees instead of the published config. */
    preview?: Preview;
  }
}

/** Finds the preview of a request, before any route looks up its store. */
@Injectable()
export class PreviewHook implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly previews: Previews,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onRequest', async (request, reply) => {
      const token = previewToken(request.headers);
      if (token === undefined || requestHost(request.headers) === this.env.adminHost) return;
      const preview = await this.previews.open(token);
      if (!preview || preview.closedHosts.has(requestHost(request.headers)))
        return void reply.header('set-cookie', NO_PREVIEW_COOKIE);
      request.preview = preview;
      // Drafts must be neither indexed nor cached.
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    });
  }
}
