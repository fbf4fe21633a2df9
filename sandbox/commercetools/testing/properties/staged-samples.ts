import type { Fields } from '../answers/schema.js';
import { isFields } from '../answers/schema.js';
import { cart } from './sample-resources.js';
import { contextOf } from './sample-contexts.js';
import { refusalText } from './sample-answers.js';
import type { SampleRequests } from './sample-requests.js';

/** The union of actions to which a staged action belongs. */
export type Origin = 'CartUpdateAction' | 'OrderUpdateAction';

/** Reprices an order and changes nothing else. */
const NOTHING = { action: 'setCountry', country: 'SK' };

/** Stages actions on orders, with the samples of the cart's or the order's action. */
export class StagedSamples {
  constructor(private readonly requests: SampleRequests) {}

  /** Returns why no sample of an action changes the preview of an order; undefined if one does. */
  async problem(origin: Origin, action: string): Promise<string | undefined> {
    const samples = this.requests.samplesOf(origin, action);
    let problem: string | undefined = `${action} has no sample`;
    for (const { path, body } of samples.flatMap(({ path, one, other }) =>
      [one, other].map((body) => ({ path, body })),
    )) {
      if (!isFields(body)) continue;
      problem = await this.sampleProblem(origin, path, body);
      if (problem === undefined) break;
    }
    return problem;
  }

  private async sampleProblem(origin: Origin, path: string, action: Fields): Promise<string | undefined> {
    const { draft, prior = [] } = contextOf(path);
    const order = await this.requests.update(
      { as: 'seeder', path: 'orders', draft: { ...cart, ...draft } },
      origin === 'OrderUpdateAction' ? prior : [],
    );
    if (order.status >= 400) return `${path} has no order: ${refusalText(order)}`;
    const before = origin === 'OrderUpdateAction' ? [] : [...prior, NOTHING];
    const plain = await this.preview(order.body, before);
    const edited = await this.preview(order.body, [...before, action]);
    if (edited['type'] !== 'PreviewSuccess') return `${path} cannot be staged: ${JSON.stringify(edited)}`;
    return this.requests.seen({ body: plain }) === this.requests.seen({ body: edited })
      ? `${path} changes nothing`
      : undefined;
  }

  /** Returns the preview of an edit, or why it was refused. */
  private async preview(order: Fields, stagedActions: readonly unknown[]): Promise<Fields> {
    const draft = { resource: { typeId: 'order', id: order['id'] }, stagedActions, dryRun: true };
    const answer = await this.requests.post('seeder', 'orders/edits', draft, order);
    return isFields(answer.body['result']) ? answer.body['result'] : { type: refusalText(answer) };
  }
}
