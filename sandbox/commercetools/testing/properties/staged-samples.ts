import type { Fields } from '../answers/schema.js';
import { isFields } from '../answers/schema.js';
import { cart } from './sample-resources.js';
import { contextOf } from './sample-contexts.js';
import { told } from './sample-answers.js';
import type { SampleRequests } from './sample-requests.js';

/** The list of actions that a staged action is taken from. */
export type Origin = 'CartUpdateAction' | 'OrderUpdateAction';

/** Has the prices of an order calculated anew, and changes nothing else. */
const NOTHING = { action: 'setCountry', country: 'SK' };

/** Stages actions on orders, each by the samples of the cart's or the order's own action. */
export class StagedSamples {
  constructor(private readonly requests: SampleRequests) {}

  /** Why no sample of an action shows in the preview of an edited order; undefined if one does. */
  async problem(origin: Origin, action: string): Promise<string | undefined> {
    const samples = this.requests.samplesOf(origin, action);
    let problem: string | undefined = `${action} has no sample`;
    for (const { path, body } of samples.flatMap(({ path, one, other }) => [one, other].map((body) => ({ path, body })))) {
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
    if (order.status >= 400) return `${path} has no order: ${told(order)}`;
    const before = origin === 'OrderUpdateAction' ? [] : [...prior, NOTHING];
    const plain = await this.preview(order.body, before);
    const edited = await this.preview(order.body, [...before, action]);
    if (edited['type'] !== 'PreviewSuccess') return `${path} cannot be staged: ${JSON.stringify(edited)}`;
    return this.requests.seen({ body: plain }) === this.requests.seen({ body: edited })
      ? `${path} changes nothing`
      : undefined;
  }

  /** What an edit answers of the order, or why it was refused. */
  private async preview(order: Fields, stagedActions: readonly unknown[]): Promise<Fields> {
    const draft = { resource: { typeId: 'order', id: order['id'] }, stagedActions, dryRun: true };
    const answer = await this.requests.post('seeder', 'orders/edits', draft, order);
    return isFields(answer.body['result']) ? answer.body['result'] : { type: told(answer) };
  }
}
