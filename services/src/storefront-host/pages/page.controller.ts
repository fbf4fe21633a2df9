import { Controller, Get, Req, Res } from '@nestjs/common';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.js';
import { ROUTE_NOT_FOUND } from '../../platform/errors/failure.js';
import { requestHost } from '../../platform/http/request-host.js';
import { ConsolePages } from '../console/console-pages.service.js';
import { preferredAddress } from '../redirects/preferred-locale.js';
import { movedTo } from '../redirects/moved-to.js';
import { redirectOf } from '../redirects/redirect-of.js';
import {
  BROKEN_DRAFT_PAGE,
  NOT_FOUND_PAGE,
  UNAVAILABLE_PAGE,
  UNKNOWN_HOST_PAGE,
} from '../rendering/last-resort-page.js';
import { StoreFiles } from '../static-files/store-files.service.js';
import { Stores } from '../stores.js';
import { isEngineersPath } from '../visits/engineers-path.js';
import { isPersonalPath } from '@manifold/domain/page-rendering/personal-path';
import { knownLanguages, storeRules, visitOf, type Visit } from '../visits/visit.js';
import type { PageAnswer } from './page-answer.js';
import { PageAnswers } from './page-answers.service.js';
import { PersonalPages } from './personal-pages.service.js';
import { PublicPages } from './public-pages.service.js';

/** Everything that a browser's address bar can ask of us: host → store → redirect, file or page. */
@Controller()
export class PageController {
  constructor(
    private readonly env: Env,
    private readonly stores: Stores,
    private readonly files: StoreFiles,
    private readonly console: ConsolePages,
    private readonly publicPages: PublicPages,
    private readonly personalPages: PersonalPages,
    private readonly answers: PageAnswers,
  ) {}

  @Get('*')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/api/')) throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
    const host = requestHost(request.headers);
    if (host === this.env.adminHost) return this.console.serve(request, reply);
    const { preview } = request;
    const snapshot = preview ? preview.byHost.get(host) : this.stores.snapshotOfHost(host);
    if (!snapshot && preview) return this.answers.html(request, reply, { status: 409, html: BROKEN_DRAFT_PAGE });
    if (!snapshot) return this.answers.html(request, reply, this.pageWithoutStore(host));
    const file = await this.files.serve(request, reply, snapshot);
    if (file === 'no-file') await this.showPage(request, reply, snapshot);
    if (file === 'missing') await this.showMissing(request, reply, snapshot);
  }

  /** A store that we know but cannot serve now is away for a moment; a host that is nobody's is the wrong address. */
  private pageWithoutStore(host: string): { status: number; html: string } {
    if (this.stores.isAwaited(host)) return { status: 503, html: UNAVAILABLE_PAGE };
    return { status: 421, html: UNKNOWN_HOST_PAGE };
  }

  private async showPage(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): Promise<void> {
    const moved = redirectOf(request.url, storeRules(snapshot), knownLanguages(this.stores.snapshots()));
    if (moved) return this.answers.redirect(reply, moved.location, moved.status);
    const visit = visitOf(snapshot, request.url);
    const answer = await this.answer(request, reply, visit);
    const preferred = this.preferred(request, visit, answer);
    if (preferred !== undefined) return this.answers.redirect(reply, preferred, 302);
    const gone = answer.kind === 'html' && answer.status === 404 ? movedTo(snapshot, request.url) : undefined;
    if (gone) return this.answers.redirect(reply, gone.location, gone.status);
    await this.answers.send(request, reply, answer);
  }

  /** Pages of the shop have no dot in their names; those of the shop before it may have had. */
  private async showMissing(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): Promise<void> {
    const gone = movedTo(snapshot, request.url);
    if (gone) await this.answers.redirect(reply, gone.location, gone.status);
    else await this.files.missing(reply);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<PageAnswer> {
    const { path } = visit.address;
    if (isEngineersPath(path) && !this.showsEngineersPages) return { kind: 'html', status: 404, html: NOT_FOUND_PAGE };
    if (!isPersonalPath(path) && !visit.snapshot.preview) return this.publicPages.answer(visit);
    const leaving = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) leaving.abort();
    });
    return this.personalPages.answer(visit, { cookie: request.headers.cookie, gone: leaving.signal });
  }

  private get showsEngineersPages(): boolean {
    return this.env.e2e || this.env.development;
  }

  /** Personal pages are called alike in every language; the others say what they are called. */
  private preferred(request: FastifyRequest, { snapshot, address }: Visit, answer: PageAnswer): string | undefined {
    const pathIn = (language: string): string | undefined => {
      if (answer.kind === 'cached') return answer.page.paths[language];
      return answer.kind === 'html' && isPersonalPath(address.path) ? address.path : undefined;
    };
    return preferredAddress(request.headers, snapshot.document.sections.store, address.prefix, pathIn);
  }
}
