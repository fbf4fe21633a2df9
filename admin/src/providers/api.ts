import { adminRoutes } from '@manifold/domain/admin-api/routes';
import type { ErrorBody, FieldError, ShopErrorCode } from '@manifold/domain/shop-error/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { session } from './session.js';
import type * as z from 'zod/mini';

type Routes = typeof adminRoutes;
export type RouteName = keyof Routes;
type Answer<Name extends RouteName> = Routes[Name]['answer'] extends infer Schema extends z.ZodMiniType
  ? z.infer<Schema>
  : null;
type Body<Name extends RouteName> = Routes[Name] extends { body: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : never;

export interface Call<Name extends RouteName> {
  /** Values of `{placeholders}` in the path. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Body<Name>;
  /** The version that the editor loaded. */
  readonly ifMatch?: number;
  readonly signal?: AbortSignal | undefined;
}

/** An error of the API: code and fields. react-admin reads `status`. */
export class ApiError extends Error {
  readonly fields: readonly FieldError[];
  readonly details: Readonly<Record<string, string | number | null>>;

  constructor(
    readonly status: number,
    readonly code: ShopErrorCode | 'unreachable',
    body?: ErrorBody['error'],
  ) {
    super(body?.message ?? code);
    this.name = 'ApiError';
    this.fields = body?.fields ?? [];
    this.details = body?.details ?? {};
  }
}

export type ErrorCode = ApiError['code'];

/** Returns the code of an error. One that is not the API's is a fault of the console. */
export const errorCode = (error: unknown): ErrorCode => (error instanceof ApiError ? error.code : 'internal');

/** Returns an error as one of the API, for screens that show its fields and details. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, errorCode(error));

/** Returns the URL of a route, for links that the browser opens itself. */
export function addressOfRoute(name: RouteName, call: Pick<Call<RouteName>, 'path' | 'query'>): string {
  const path = adminRoutes[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(call.path?.[key] ?? '')),
  );
  const given = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

const FIRST_SERVER_ERROR = 500;

/** Returns the error of a refused request. A 5xx without an error of the API is from a proxy that cannot reach the server. */
async function refusal(response: Response): Promise<ApiError> {
  // A proxy may answer with a body that is not JSON.
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | null | undefined;
  const error = body?.error;
  // A proxy that refuses a request (4xx) would refuse every retry of it.
  if (error?.code === undefined && response.status >= FIRST_SERVER_ERROR) return new ApiError(0, 'unreachable');
  return new ApiError(response.status, error?.code ?? 'internal', error);
}

/** Routes that work without a session, and `me`, which finds out whether somebody has signed in elsewhere. */
const SIGN_IN_ROUTES: readonly RouteName[] = ['signIn', 'signOut', 'signInMethods', 'me'];

/** Begins the session of a person. On another person's page it loads the console again, and never returns. */
async function enter({ id }: Staff): Promise<void> {
  if (session.begin(id)) return;
  location.assign('/');
  await new Promise(() => undefined);
}

const failAsUnreachable = (): never => {
  throw new ApiError(0, 'unreachable');
};

/** Calls a route of the console API. Rejects with an `ApiError`. */
export async function callApi<Name extends RouteName>(name: Name, call: Call<Name> = {}): Promise<Answer<Name>> {
  // The first 401 ends the session; further calls fail locally until the next sign-in.
  if (session.isEnded() && !SIGN_IN_ROUTES.includes(name)) throw new ApiError(401, 'not-signed-in');
  const response = await fetch(addressOfRoute(name, call), {
    method: adminRoutes[name].method,
    headers: {
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.ifMatch === undefined ? {} : { 'if-match': String(call.ifMatch) }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.signal ? { signal: call.signal } : {}),
  }).catch(failAsUnreachable);
  if (!response.ok) {
    const error = await refusal(response);
    if (error.code === 'not-signed-in') session.refused();
    throw error;
  }
  // The server validates its responses against the same schema. The connection may end within one.
  const answer = (response.status === 204 ? null : await response.json().catch(failAsUnreachable)) as Answer<Name>;
  if (name === 'me' || name === 'signIn') await enter(answer as Staff);
  return answer;
}
