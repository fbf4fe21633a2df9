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

/** The store and locale of a request. */
export interface ShopRequestContext {
  readonly snapshot: Snapshot;
  readonly locale: string;
}

/** Returns the locale of the header `x-locale` if the store has it, otherwise the store's default. */
export function localeOf(snapshot: Snapshot, requested: string | string[] | undefined): string {
  const { store } = snapshot.document.sections;
  const found = store.locales.find(({ locale }) => locale === requested);
  return (found ?? defaultLocale(store)).locale;
}

/** Returns store and locale of a request. Throws `unknown-store` for a host without a store, `backend-unavailable` if its store cannot be served. */
export function shopRequest({ headers, server, preview }: FastifyRequest): ShopRequestContext {
  const live = server.liveConfig;
  const host = requestHost(headers);
  const snapshot = preview ? preview.byHost.get(host) : live?.snapshotOfHost(host);
  // A known store that cannot be served is an outage, not the visitor's mistake.
  if (!snapshot) throw new ShopError(!live || live.isAwaited(host) ? 'backend-unavailable' : 'unknown-store');
  return { snapshot, locale: localeOf(snapshot, headers['x-locale']) };
}

/** Injects store and locale into a route handler: `@ShopRequest() { snapshot, locale }: ShopRequestContext`. */
export const ShopRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  shopRequest(context.switchToHttp().getRequest<FastifyRequest>()),
);
