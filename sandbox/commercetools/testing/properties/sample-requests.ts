import { isFields, type Definitions, type Fields } from '../answers/schema.js';
import type { TestBackend } from '../test-backend.js';
import { contextOf, type SampleContext } from './sample-contexts.js';
import { UPDATED } from './changed-resources.js';
import { DRAFTS, type Sender } from './draft-requests.js';
import { chosen } from './sample-values.js';
import { companionsOf, Samples, type Sample } from './samples.js';
import { isWithin, refusedPrefix, send, refusalText, type Answer } from './sample-answers.js';
import { setUpSamplingShop, SHOP_PASSWORD, type Post } from './sampling-shop.js';

/** The maximum number of other properties that are tried together with one. */
const MAX_COMPANIONS = 8;
const NUMBERS_FROM = 1_000_000;
const UNIQUE = /1\d{6}/g;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Times of the test run; samples use later years. */
const NOW = /20(?:2\d|30)-\d\d-\d\dT[\d:.]+Z/g;

const lastOf = (ref = ''): string => ref.slice(ref.lastIndexOf('/') + 1);

type SendSample = (body: unknown, context: SampleContext) => Promise<Answer>;

interface Outcome {
  /** The part of the path that is refused. */
  readonly refused?: string;
  readonly problem?: string;
}

/** Sends samples to a backend and finds properties without an effect. */
export class SampleRequests {
  private readonly samples: Samples;
  private sent = 0;

  private constructor(
    private readonly backend: TestBackend,
    private readonly definitions: Definitions,
    private readonly tokens: Readonly<Record<Sender, string>>,
    private readonly ids: ReadonlyMap<string, string>,
  ) {
    this.samples = new Samples(definitions);
  }

  static async create(backend: TestBackend, definitions: Definitions): Promise<SampleRequests> {
    const seeder = (await backend.token('seeder')).access_token;
    const post: Post = (path, body) => send(backend.url(), seeder, { path, body });
    const ids = await setUpSamplingShop(backend, post, (path) => send(backend.url(), seeder, { path }));
    // The shop's own visitors have no shopping lists.
    const scope = ['orders', 'payments', 'profile', 'shopping_lists', 'business_units', 'quote_requests', 'quotes']
      .map((what) => `manage_my_${what}:manifold`)
      .join(' ');
    const form = { grant_type: 'password', username: 'c1@example.com', password: SHOP_PASSWORD, scope };
    const customer = (await backend.token('seeder', '/oauth/manifold/customers/token', form)).access_token;
    for (const number of [1, 2]) {
      const amountPlanned = { currencyCode: 'EUR', centAmount: 100 * number };
      const { body } = await send(backend.url(), customer, { path: 'me/payments', body: { amountPlanned } });
      ids.set(`myPayment${number}`, String(body['id']));
    }
    return new SampleRequests(backend, definitions, { seeder, customer }, ids);
  }

  /** Returns the properties of a draft that have no effect and are not refused by their name. */
  async draftProblems(name: string): Promise<string[]> {
    const kind = DRAFTS[name];
    if (kind === undefined || 'testedBy' in kind) return [];
    return this.problems(this.samples.ofType(name), async (body, context) => {
      const draft = { ...kind.extraFields, ...context.draft, ...(body as Fields) };
      return kind.path === 'orders'
        ? this.order(draft, { ...UPDATED['CartUpdateAction']?.draft, custom: undefined })
        : this.post(kind.as, kind.path, draft);
    });
  }

  /** Returns the same for an update action. An action without properties must change something. */
  async actionProblems(union: string, action: string): Promise<string[]> {
    const kind = UPDATED[union];
    if (kind === undefined) throw new Error(`Nothing is known that a ${union} changes.`);
    return this.problems(this.samplesOf(union, action), async (body, context) => {
      const draft = { ...kind.draft, ...context.draft };
      const actions = [...(context.prior ?? []), ...(body === undefined ? [] : [body])];
      return this.update({ ...kind, draft }, actions);
    });
  }

  /** Returns the samples of an update action; an action without properties is its only sample. */
  samplesOf(union: string, action: string): readonly Sample[] {
    const { oneOf, $ref: only } = this.definitions[union] ?? {};
    const type = (oneOf ?? [{ $ref: only }])
      .map(({ $ref }) => lastOf($ref))
      .find((name) => this.definitions[name]?.properties?.['action']?.const === action);
    if (type === undefined) throw new Error(`The vendor has no ${action} in ${union}.`);
    const samples = this.samples.ofType(type);
    return samples.length > 0 ? samples : [{ path: type, one: { action }, other: undefined }];
  }

  private async problems(samples: readonly Sample[], make: SendSample): Promise<string[]> {
    const problems: string[] = [];
    const refused: string[] = [];
    for (const sample of samples) {
      const context = contextOf(sample.path);
      if (context.shownBy !== undefined || refused.some((prefix) => isWithin(sample.path, prefix))) continue;
      let outcome = await this.outcome(sample, context, make);
      // Some properties only have an effect together with another one.
      for (const companion of companionsOf(sample, samples).slice(0, MAX_COMPANIONS)) {
        if (outcome.problem === undefined) break;
        outcome = await this.outcome(companion, context, make);
      }
      if (outcome.refused !== undefined) refused.push(outcome.refused);
      if (outcome.problem !== undefined) problems.push(outcome.problem);
    }
    return problems;
  }

  private async outcome(sample: Sample, context: SampleContext, make: SendSample): Promise<Outcome> {
    const { path } = sample;
    const one = await make(sample.one, context);
    const refused = refusedPrefix(one, path);
    if (refused !== undefined) return { refused };
    if (one.status >= 400)
      return { problem: `${path} cannot be sent: ${refusalText(one)} ${JSON.stringify(sample.one)}` };
    const other = await make(sample.other, context);
    if (other.status >= 400 && context.decides !== true)
      return { problem: `${path} cannot be sent: ${refusalText(other)} ${JSON.stringify(sample.other)}` };
    return this.seen(one) === this.seen(other) ? { problem: `${path} changes nothing` } : {};
  }

  /** Creates a resource and applies actions; returns the last answer. */
  async update(
    { as, path, draft, made }: { as: Sender; path: string; draft: Fields; made?: string },
    actions: readonly unknown[],
  ): Promise<Answer> {
    const created =
      path === '' ? await this.get(as, path) : await this.make(made === undefined ? as : 'seeder', made ?? path, draft);
    if (created.status >= 400) return created;
    let resource = (path === 'customers' ? created.body['customer'] : created.body) as Fields;
    let answer: Answer = { status: created.status, body: resource };
    for (const action of actions) {
      const place = path === '' ? '' : `${path}/${String(resource['id'])}`;
      const body = { version: resource['version'], actions: [action] };
      answer = await this.post(as, place, body, resource);
      if (answer.status >= 400) return answer;
      resource = answer.body;
    }
    return answer;
  }

  /** Creates a resource from its draft; an order from a cart. */
  private make(as: Sender, path: string, draft: Fields): Promise<Answer> {
    return path === 'orders' ? this.order({}, draft) : this.post(as, path, draft);
  }

  private async order(draft: Fields, cartDraft: Fields): Promise<Answer> {
    const { status, body } = await this.post('seeder', 'carts', cartDraft);
    if (status >= 400) return { status, body };
    return this.post('seeder', 'orders', {
      ...draft,
      cart: { typeId: 'cart', id: body['id'] },
      version: body['version'],
    });
  }

  /** Sends a body after filling in ids and values of the resource. */
  post(as: Sender, path: string, body: unknown, resource: Fields = {}): Promise<Answer> {
    return send(this.backend.url(), this.tokens[as], { path, body: this.filled(body, resource) });
  }

  private get(as: Sender, path: string): Promise<Answer> {
    return send(this.backend.url(), this.tokens[as], { path });
  }

  /** Returns a sample with numbers, ids and values of the resource filled in. */
  private filled(value: unknown, resource: Fields): unknown {
    if (typeof value === 'string') return this.filledText(value, resource);
    if (Array.isArray(value)) return value.map((one) => this.filled(one, resource));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [String(this.filled(name, resource)), this.filled(field, resource)]),
    );
  }

  private filledText(text: string, resource: Fields): unknown {
    if (text.startsWith('@')) return chosen(text.slice(1).split('|'), resource);
    if (text.startsWith('&')) return this.ids.get(text.slice(1)) ?? text;
    if (!text.includes('$n')) return text;
    this.sent += 1;
    return text.replaceAll('$n', String(NUMBERS_FROM + this.sent));
  }

  /** Returns an answer as text, without the parts that differ between requests. */
  seen({ body }: Pick<Answer, 'body'>): string {
    const known = new Set(this.ids.values());
    const others = new Map<string, string>();
    // Generated ids are replaced by their position, so that references to parts stay comparable.
    const placeOf = (id: string): string => {
      const place = others.get(id) ?? `id ${others.size + 1}`;
      others.set(id, place);
      return place;
    };
    const { version: _version, ...fields } = body;
    return JSON.stringify(fields)
      .replaceAll(ID, (id) => (known.has(id) ? id : placeOf(id)))
      .replaceAll(NOW, 'now')
      .replaceAll(UNIQUE, 'a number');
  }
}
