import { CHECKOUT_GOAL, isNamedGoal, type NamedGoal } from '@manifold/domain/entry-goal/entry-goal';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type SocialProblem, socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { SocialProviders } from '../../integrations/social-sign-in/social-providers.js';
import { failureOf } from '../../platform/errors/failure.js';
import { ShopRequest, type ShopRequestContext, StoreOrigins } from '../../store-config/index.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { CustomerVisits } from './customer-visits.service.js';
import { PendingCookies, type PendingSocialSignIn } from './pending-cookies.service.js';
import { SocialSignIns } from './social-sign-ins.service.js';

const SEE_OTHER = 303;
/** The callback that is registered at the providers (spec shell §6). */
const CALLBACK = '/login';

const beginSchema = z.object({
  locale: z.string().max(20).optional().catch(undefined),
  to: z.custom<NamedGoal>(isNamedGoal).optional().catch(undefined),
});

/** Where the shopper goes on: the language and the page; home without a goal. */
interface Place {
  readonly locale: string;
  readonly goal?: NamedGoal | undefined;
}

/** Begins and ends sign-ins through a provider, by redirects that work without scripts. Always leads to a page of the store. */
@Controller('api/sign-in')
export class SocialSignInController {
  constructor(
    private readonly providers: SocialProviders,
    private readonly signIns: SocialSignIns,
    private readonly cookies: PendingCookies,
    private readonly visits: CustomerVisits,
    private readonly origins: StoreOrigins,
  ) {}

  @Get('begin/:provider')
  async begin(
    @Param('provider') name: string,
    @Query() query: unknown,
    @ShopRequest() shop: ShopRequestContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { locale, to } = beginSchema.parse(query ?? {});
    const place = { locale: localeOf(shop, locale), goal: to };
    const provider = socialProviderSchema.safeParse(name).data;
    const begun = provider && (await this.providers.begin(provider, this.callbackOf(shop)));
    if (!provider || !begun) return redirect(reply, problemPage(shop, place, 'unavailable'));
    const { storeKey } = shop.snapshot;
    reply.header('set-cookie', await this.cookies.seal('sign-in', { storeKey, provider, ...begun.secrets, ...place }));
    redirect(reply, begun.url);
  }

  @Get('return')
  async return(
    @ShopRequest() shop: ShopRequestContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { ip: address, headers } = request;
    const { cookie, 'user-agent': userAgent = '' } = headers;
    const { snapshot } = shop;
    const pending = await this.cookies.open('sign-in', { cookie, storeKey: snapshot.storeKey });
    const place = pending ?? { locale: shop.locale };
    const setCookies = (values: readonly string[]): void => void reply.header('set-cookie', values);
    const caller = { snapshot, locale: place.locale, cookie, setCookies, address, userAgent };
    const problem = await this.visits
      .run(caller, async (visit) => {
        // The state of a sign-in can be used once.
        visit.addCookie(this.cookies.clear('sign-in'));
        return pending ? this.problemOf(visit, pending, returnedTo(this.callbackOf(shop), request.url)) : 'failed';
      })
      .catch(problemOfFailure);
    redirect(reply, problem ? problemPage(shop, place, problem) : nextPage(shop, place));
  }

  /** Signs in with the provider's answer. Returns why not; undefined if the customer is signed in. */
  private async problemOf(
    visit: CustomerVisit,
    pending: PendingSocialSignIn,
    returned: URL,
  ): Promise<SocialProblem | undefined> {
    const { provider } = pending;
    const authorization = await this.providers.exchange(provider, returned, pending);
    if ('problem' in authorization) return authorization.problem;
    const outcome = await this.signIns.signIn(visit, { provider, accessToken: authorization.accessToken });
    return 'problem' in outcome ? outcome.problem : undefined;
  }

  private callbackOf({ snapshot }: ShopRequestContext): string {
    return `${this.origins.originOf(snapshot)}${CALLBACK}`;
  }
}

/** Returns the address to which the provider has sent the browser, with its parameters. */
function returnedTo(callback: string, url: string): URL {
  const query = url.indexOf('?');
  return new URL(query === -1 ? callback : `${callback}${url.slice(query)}`);
}

function localeOf({ snapshot, locale }: ShopRequestContext, wanted: string | undefined): string {
  return wanted !== undefined && Object.hasOwn(snapshot.document.locales, wanted) ? wanted : locale;
}

const prefixOf = ({ snapshot }: ShopRequestContext, { locale }: Place): string =>
  pathPrefix(snapshot.document.sections.store, locale);

const nextPage = (shop: ShopRequestContext, place: Place): string => `${prefixOf(shop, place)}${place.goal ?? '/'}`;

/** Returns the page to sign in, which explains the problem and still leads to the goal. */
function problemPage(shop: ShopRequestContext, place: Place, problem: SocialProblem): string {
  const { goal } = place;
  if (goal === CHECKOUT_GOAL) return `${prefixOf(shop, place)}/checkout/login?problem=${problem}`;
  const query = new URLSearchParams({ problem, ...(goal === undefined ? {} : { to: goal }) });
  return `${prefixOf(shop, place)}${CALLBACK}?${query.toString()}`;
}

/** Returns the problem of an expected failure. Rethrows others. */
function problemOfFailure(error: unknown): SocialProblem {
  if (error instanceof ShopError && error.code === 'too-many-attempts') return 'too-many';
  if (failureOf(error).status === 503) return 'unavailable';
  throw error;
}

function redirect(reply: FastifyReply, location: string): void {
  void reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .redirect(location, SEE_OTHER);
}
