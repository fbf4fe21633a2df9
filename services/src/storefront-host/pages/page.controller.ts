import { Controller, Get, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ENDED_LINK } from '@manifold/domain/newsletter/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.js';
import { failureOf, ROUTE_NOT_FOUND } from '../../platform/errors/failure.js';
import { requestHost } from '../../platform/http/request-host.js';
import { decodedTarget, isApiPath, pathOf } from '../../platform/http/request-target.js';
import { ConsolePages } from '../console/console-pages.service.js';
import { consentLinkOf, consentTarget } from '../redirects/consent-target.js';
import { preferredPath } from '../redirects/preferred-locale.js';
import { signInReturnOf } from '../redirects/sign-in-return.js';
import { redirectOf, combinedStatus, movedTo } from '../redirects/redirect-of.js';
import {
  BROKEN_DRAFT_PAGE,
  NOT_FOUND_PAGE,
  UNAVAILABLE_PAGE,
  UNKNOWN_HOST_PAGE,
} from '../rendering/last-resort-page.js';
import { StoreFiles } from '../static-files/store-files.service.js';
import { ConsentLinks } from '../ports/consent-links.js';
import { Stores } from '../ports/stores.js';
import { isEngineersPath } from '../visits/native-path.js';
import { isPersonalPath } from '@manifold/domain/page-rendering/personal-path';
import { knownLanguages, storeRules, visitOf, type Visit } from '../visits/visit.js';
import { renderingFailure, type PageAnswer } from './page-answer.js';
import { PageAnswers } from './page-answers.service.js';
import { PersonalPages } from './personal-pages.service.js';
import { PublicPages } from './public-pages.service.js';

interface Hop {
  readonly location: string;
  readonly status: number;
}

/** Returns whether an address needs no decoding, because each page and file has one spelling. */
const isPlain = (target: string): boolean => decodedTarget(target) === target;

/** Returns a redirect's target on this host; two slashes at the beginning would be another host. */
const localAddress = (target: string): string => target.replace(/^[/\\]+/, '/');

/** Throws `not-found` for an address of the API without a route, because it is never a page. */
function refuseApi(target: string): void {
  if (isApiPath(pathOf(target))) throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
}

/** Returns the address of the sign-up in the language of an expired confirmation link, with the rest of the link's query. */
function newsletterSignUpOf({ snapshot, locale, address }: Visit): string {
  const { sections, locales } = snapshot.document;
  const slug = locales[locale]?.['page-slugs'].slugs.newsletter ?? '';
  const { query } = consentTarget(address.query, []);
  return `${pathPrefix(sections.store, locale)}/${slug}${query ? `?${query}` : ''}#${ENDED_LINK}`;
}

/** Answers every GET outside the API: host → store → redirect, file or page. */
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
    private readonly consentLinks: ConsentLinks,
  ) {}

  @Get('*')
  @RouteConfig({ latePage: UNAVAILABLE_PAGE })
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseApi(request.url);
    const host = requestHost(request.headers);
    if (host === this.env.adminHost) return this.showConsole(request, reply);
    const { preview } = request;
    const snapshot = preview ? preview.byHost.get(host) : this.stores.snapshotOfHost(host);
    if (!snapshot && preview) return this.answers.html(request, reply, { status: 409, html: BROKEN_DRAFT_PAGE });
    if (!snapshot) return this.answers.html(request, reply, this.pageWithoutStore(host));
    const file = isPlain(request.url) ? await this.files.serve(request, reply, snapshot) : 'no-file';
    if (file === 'no-file') await this.showPage(request, reply, snapshot);
    if (file === 'missing') await this.showMissing(request, reply, snapshot);
  }

  /** Returns 503 for a known store that cannot be served now, 421 for an unknown host. */
  private pageWithoutStore(host: string): { status: number; html: string } {
    if (this.stores.isAwaited(host)) return { status: 503, html: UNAVAILABLE_PAGE };
    return { status: 421, html: UNKNOWN_HOST_PAGE };
  }

  private async showConsole(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isPlain(request.url)) return this.console.serve(request, reply);
    return this.answers.redirect(reply, localAddress(decodedTarget(request.url)), 301);
  }

  private async showPage(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): Promise<void> {
    const signInReturn = signInReturnOf(request.url);
    if (signInReturn !== undefined) return this.answers.redirect(reply, signInReturn, 303);
    const target = decodedTarget(request.url);
    // Not for HEAD, because scanners of mails check links with it.
    const consent = request.method === 'GET' ? await this.consentAnswer(target, snapshot) : undefined;
    if (consent) return this.answers.send(request, reply, consent);
    const moved = redirectOf(target, storeRules(snapshot), knownLanguages(this.stores.snapshots()));
    if (moved) refuseApi(moved.location);
    const address = moved?.location ?? localAddress(target);
    const first: Hop | undefined = isPlain(request.url) ? moved : { location: address, status: 301 };
    const visit = visitOf(snapshot, address);
    // A personal page is rendered only for the request that shows it.
    if (first && isPersonalPath(visit.address.path)) return this.answers.redirect(reply, first.location, first.status);
    const answer = await this.answer(request, reply, visit);
    const next = this.nextHop(request, visit, answer, address);
    if (!next && !first) return this.answers.send(request, reply, answer);
    const hop = next && first ? { ...next, status: combinedStatus(first.status, next.status) } : (next ?? first);
    if (hop) await this.answers.redirect(reply, hop.location, hop.status);
  }

  /**
   * Records the consent of a confirmation link before it is redirected. The link works once, so an outage keeps it: returns the
   * page that says so. A link that no longer works leads to the sign-up. Returns undefined if the redirect is right.
   */
  private async consentAnswer(target: string, snapshot: Snapshot): Promise<PageAnswer | undefined> {
    const visit = visitOf(snapshot, target);
    const link = consentLinkOf(visit.address);
    if (!link || snapshot.preview) return undefined;
    try {
      const isInForce = await this.consentLinks.confirm(snapshot, link);
      if (isInForce !== false) return undefined;
      return { kind: 'redirect', status: 302, location: newsletterSignUpOf(visit) };
    } catch (error) {
      if (failureOf(error).status !== 503) throw error;
      return renderingFailure(error);
    }
  }

  /** Returns where the page redirects this visitor, so that it can be combined with the first redirect. */
  private nextHop(request: FastifyRequest, visit: Visit, answer: PageAnswer, address: string): Hop | undefined {
    if (answer.kind === 'redirect') return { location: answer.location, status: answer.status };
    const preferred = this.preferred(request, visit, answer);
    if (preferred !== undefined) return { location: preferred, status: 302 };
    return answer.kind === 'html' && answer.status === 404 ? movedTo(visit.snapshot, address) : undefined;
  }

  /** Answers a missing file. Addresses of the previous shop may have dots, so redirects apply here too. */
  private async showMissing(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): Promise<void> {
    const moved = movedTo(snapshot, request.url);
    if (moved) await this.answers.redirect(reply, moved.location, moved.status);
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
    return this.personalPages.answer(visit, { cookie: request.headers.cookie, signal: leaving.signal });
  }

  private get showsEngineersPages(): boolean {
    return this.env.e2e || this.env.development;
  }

  /** Returns the page's address in the visitor's preferred language. Personal pages have the same path in every language. */
  private preferred(request: FastifyRequest, { snapshot, address }: Visit, answer: PageAnswer): string | undefined {
    const pathIn = (language: string): string | undefined => {
      if (answer.kind === 'cached') return answer.page.paths[language];
      return answer.kind === 'html' && isPersonalPath(address.path) ? address.path : undefined;
    };
    return preferredPath(request.headers, snapshot.document.sections.store, address.prefix, pathIn);
  }
}
