import { CHECKOUT_GOAL, isNamedGoal, type NamedGoal } from '@manifold/domain/entry-goal/entry-goal';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type Arrival, arrivalText } from '@manifold/domain/social-sign-in/arrival';
import { ARRIVAL_COOKIE } from '@manifold/domain/social-sign-in/arrival-cookie';
import { type LinkProblem, type SocialProblem, socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { failureOf } from '../../platform/errors/failure.js';
import { hostPageCookie } from '../../platform/session/cookies.js';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { CustomerVisits } from './customer-visits.service.js';
import { PendingCookies, type PendingSocialSignIn } from './pending-cookies.service.js';
import { type PendingLink, ProviderLinks } from './provider-links.service.js';
import { CALLBACK, ProviderTrips } from './provider-trips.service.js';
import { SocialSignIns } from './social-sign-ins.service.js';

const SEE_OTHER = 303;
const PROFILE = '/my-account/my-profile';
/** How long a page may take to load its scripts, in seconds. */
const ARRIVAL_SECONDS = 600;

const beginSchema = z.object({
  locale: z.string().max(20).optional().catch(undefined),
  to: z.custom<NamedGoal>(isNamedGoal).optional().catch(undefined),
});

/** The language and the page to which the shopper returns; the home page without a goal. */
interface Place {
  readonly locale: string;
  readonly goal?: NamedGoal | undefined;
}

/** The result of the return from a provider. */
type Outcome = Arrival | { readonly problem: SocialProblem };

/** Begins and completes sign-ins through a provider, by redirects that work without scripts. Every answer leads to a page of the store. */
@Controller('api/sign-in')
export class SocialSignInController {
  constructor(
    private readonly trips: ProviderTrips,
    private readonly signIns: SocialSignIns,
    private readonly links: ProviderLinks,
    private readonly cookies: PendingCookies,
    private readonly visits: CustomerVisits,
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
    if (!provider) return redirect(reply, signInPage(shop, place, 'unavailable'));
    const begun = await this.trips.begin(shop, { provider, ...place });
    if (!begun) return redirect(reply, signInPage(shop, place, 'off'));
    reply.header('set-cookie', begun.cookie);
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
    const setCookies = (values: readonly string[]): void => void reply.header('set-cookie', values);
    const locale = pending?.locale ?? shop.locale;
    const caller = { snapshot, locale, cookie, setCookies, address, userAgent };
    const page = await this.visits.run(caller, async (visit) => {
      // The state of a sign-in can be used once.
      visit.addCookie(this.cookies.clear('sign-in'));
      if (!pending) return signInPage(shop, { locale }, 'failed');
      return isLink(pending)
        ? this.finishLink(shop, visit, pending, request.url)
        : this.finishSignIn(shop, visit, pending, request.url);
    });
    redirect(reply, page);
  }

  /** Signs in with the provider's answer. Returns the next page. */
  private async finishSignIn(
    shop: ShopRequestContext,
    visit: CustomerVisit,
    pending: PendingSocialSignIn,
    url: string,
  ): Promise<string> {
    const outcome = await this.signIn(visit, pending, url).catch((error: unknown) => ({
      problem: problemOfFailure(error),
    }));
    if ('problem' in outcome) return signInPage(shop, pending, outcome.problem);
    visit.addCookie(arrivalCookie(outcome));
    return `${prefixOf(shop, pending)}${pending.goal ?? '/'}`;
  }

  private async signIn(visit: CustomerVisit, pending: PendingSocialSignIn, url: string): Promise<Outcome> {
    const authorization = await this.trips.end(visit, pending, url);
    if ('problem' in authorization) return authorization;
    const { accessToken } = authorization;
    const outcome = await this.signIns.signIn(visit, { provider: pending.provider, accessToken });
    if ('problem' in outcome) return outcome;
    const { entered, visitorsItems } = outcome;
    const items = entered.cart?.itemCount ?? 0;
    return { kind: 'signed-in', items: items > visitorsItems ? items : null };
  }

  /** Links the person of the provider's answer to the account. Returns the profile, which explains a problem. */
  private async finishLink(
    shop: ShopRequestContext,
    visit: CustomerVisit,
    pending: PendingLink,
    url: string,
  ): Promise<string> {
    const problem = await this.links.finish(visit, pending, url).catch(problemOfFailure);
    if (!problem) visit.addCookie(arrivalCookie({ kind: 'linked', provider: pending.provider }));
    const profile = `${prefixOf(shop, pending)}${PROFILE}`;
    return problem ? `${profile}?${new URLSearchParams({ problem }).toString()}` : profile;
  }
}

const isLink = (pending: PendingSocialSignIn): pending is PendingLink => pending.link !== undefined;

const arrivalCookie = (arrival: Arrival): string =>
  hostPageCookie(ARRIVAL_COOKIE, arrivalText(arrival), ARRIVAL_SECONDS);

function localeOf({ snapshot, locale }: ShopRequestContext, wanted: string | undefined): string {
  return wanted !== undefined && Object.hasOwn(snapshot.document.locales, wanted) ? wanted : locale;
}

const prefixOf = ({ snapshot }: ShopRequestContext, { locale }: Place): string =>
  pathPrefix(snapshot.document.sections.store, locale);

/** Returns the page to sign in, which explains the problem and still leads to the goal. */
function signInPage(shop: ShopRequestContext, place: Place, problem: SocialProblem): string {
  const { goal } = place;
  if (goal === CHECKOUT_GOAL) return `${prefixOf(shop, place)}/checkout/login?problem=${problem}`;
  const query = new URLSearchParams({ problem, ...(goal === undefined ? {} : { to: goal }) });
  return `${prefixOf(shop, place)}${CALLBACK}?${query.toString()}`;
}

/** Codes of refusals that the person can only answer by beginning again: the session was replaced, or its account deleted. */
const BEGIN_AGAIN: readonly string[] = ['conflict', 'not-signed-in'];

/** Returns the problem of an expected failure. Rethrows others. */
function problemOfFailure(error: unknown): SocialProblem & LinkProblem {
  if (error instanceof ShopError && error.code === 'too-many-attempts') return 'too-many';
  if (error instanceof ShopError && BEGIN_AGAIN.includes(error.code)) return 'failed';
  if (failureOf(error).status === 503) return 'unavailable';
  throw error;
}

function redirect(reply: FastifyReply, location: string): void {
  void reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .redirect(location, SEE_OTHER);
}
