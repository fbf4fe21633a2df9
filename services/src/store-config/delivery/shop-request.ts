import { defaultLocale } from '@manifold/domain/store/default-locale';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requestHost } from '../../platform/http/request-host.js';
import type { LiveConfig } from '../live/live-config.js';
import '../preview/preview-hook.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by DeliveryModule before the server listens. */
    liveConfig?: LiveConfig;
  }
}

/** Of which store a request is, and in which of its locales. */
export interface ShopRequestContext {
  readonly snapshot: Snapshot;
  readonly locale: string;
}

/** A store's locale that a request asks for in its header `x-locale`, else the store's default. */
export function localeOf(snapshot: Snapshot, asked: string | string[] | undefined): string {
  const { store } = snapshot.document.sections;
  const found = store.locales.find(({ locale }) => locale === asked);
  return (found ?? defaultLocale(store)).locale;
}

/** The store and locale of a request. Refuses a host that shows no store. */
export function shopRequest({ headers, server, preview }: FastifyRequest): ShopRequestContext {
  const live = server.liveConfig;
  const host = requestHost(headers);
  const snapshot = preview ? preview.byHost.get(host) : live?.snapshotOfHost(host);
  // A store that we know and cannot serve is an outage, not the visitor's mistake.
  if (!snapshot) throw new ShopError(!live || live.isAwaited(host) ? 'backend-unavailable' : 'unknown-store');
  return { snapshot, locale: localeOf(snapshot, headers['x-locale']) };
}

/** Gives a route handler the store and locale of its request: `@ShopRequest() { snapshot, locale }: ShopRequestContext`. */
export const ShopRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  shopRequest(context.switchToHttp().getRequest<FastifyRequest>()),
);
