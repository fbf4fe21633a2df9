import { setTimeout as pause } from 'node:timers/promises';
import { startSystem } from '@manifold/start/testing/system';
import { describeSpeed, machineSpeed } from './ceiling.js';
import { CommerceClient } from './requests/commerce-client.js';
import { Guest, type Answer } from './faults/guest.js';
import { percentile, table } from './figures.js';
import { at, atLeast, atMost, reportVerdicts } from './verdict.js';

const MINUTES = Number(process.env['ATTACK_MINUTES'] ?? 10);
const ATTACKERS = Number(process.env['ATTACKERS'] ?? 12);
const HOST = 'sk.localhost';
const STORE = 'ferrum_sk';
const PASSWORD = 'copper-kettle-58';
const NEW_PASSWORD = 'winter-lantern-27';
/** How often a customer signs in. */
const EVERY_MS = 3000;
/** How often an attacker guesses: the embedded backend hashes about twenty passwords a second on a core. */
const GUESS_EVERY_MS = 1000;
const CUSTOMERS_OF_A_KIND = 4;
const MAIL_POLLS = 60;
const SIGN_IN_MS = 500;
const FEW_PRODUCTS = { DEMO_PRODUCTS: '60', DEMO_ORDER_DAYS: '0' };
/** Passwords that attackers try first. */
const GUESSES = ['password1', 'qwertz-123', 'Sommer2026!', 'manifold-1', '123456789', 'iloveyou-22', 'geheim-geheim'];

interface Mail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
}

/** Answers to one kind of person, and how long they took. */
interface Answers {
  readonly counts: Map<string, number>;
  readonly milliseconds: number[];
}

const noAnswers = (): Answers => ({ counts: new Map(), milliseconds: [] });

const random = (below: number): number => Math.floor(Math.random() * below);

/** A loopback address: the services see every one as another network. */
const anyAddress = (): string => `127.${1 + random(200)}.${random(256)}.${1 + random(254)}`;

const outcomeOf = ({ status, text }: Answer): string => {
  if (status === 200) return 'signed in';
  return `${status} ${/"code":"([a-z-]+)"/.exec(text)?.[1] ?? ''}`.trim();
};

function note({ counts, milliseconds }: Answers, answer: Answer): string {
  const outcome = outcomeOf(answer);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  milliseconds.push(answer.milliseconds);
  return outcome;
}

const signIn = (guest: Guest, email: string, password: string): Promise<Answer> =>
  guest.post('/api/customer/signIn', { email, password });

const namesOf = (kind: string): string[] =>
  Array.from({ length: CUSTOMERS_OF_A_KIND }, (_, index) => `${kind}-${index}@example.com`);

/** Customers whose accounts are attacked and who use their own browser. */
const owners = namesOf('owner');
/** Customers whose accounts are attacked and who use a browser for the first time. */
const movers = namesOf('mover');
/** Customers who are not attacked. */
const others = namesOf('other');
const attacked = [...owners, ...movers];

const createCustomers = (client: CommerceClient): Promise<unknown> =>
  Promise.all(
    [...attacked, ...others].map((email) =>
      client.send(`/in-store/key=${STORE}/customers`, {
        email,
        password: PASSWORD,
        firstName: 'Jana',
        lastName: 'Nová',
      }),
    ),
  );

interface Attack {
  readonly port: number;
  readonly mailbox: string;
  /** By `performance.now()`. */
  readonly until: number;
  readonly answers: Readonly<Record<'attackers' | 'owners' | 'movers' | 'others', Answers>>;
}

/** Tries passwords: on the accounts of the attack, or one password on many accounts. */
async function attack({ port, until, answers }: Attack): Promise<void> {
  while (performance.now() < until) {
    const victim = attacked[random(attacked.length)] ?? '';
    const email = Math.random() < 0.6 ? victim : `list-${random(100_000)}@example.com`;
    const guess = GUESSES[random(GUESSES.length)] ?? '';
    note(answers.attackers, await signIn(new Guest(port, HOST, anyAddress()), email, guess));
    await pause(GUESS_EVERY_MS * (0.5 + Math.random()));
  }
}

interface Customer {
  /** Their browser. */
  readonly guest: Guest;
  readonly email: string;
  readonly password: string;
}

/** Signs in again and again in one browser. */
async function useAccount({ guest, email, password }: Customer, until: number, answers: Answers): Promise<void> {
  while (performance.now() < until) {
    note(answers, await signIn(guest, email, password));
    await pause(EVERY_MS * (0.5 + Math.random()));
  }
}

/** Returns the token of the mailed link; undefined if no mail came. */
async function mailedToken(mailbox: string, email: string): Promise<string | undefined> {
  for (let poll = 0; poll < MAIL_POLLS; poll += 1) {
    const mails = (await (await fetch(mailbox)).json()) as readonly Mail[];
    const link = mails.find(({ template, to }) => template === 'password-reset' && to === email)?.link;
    const token = link === undefined ? null : new URL(link).searchParams.get('token');
    if (token !== null) return token;
    await pause(1000);
  }
  return undefined;
}

/** Signs in with a new browser. An attack blocks that after a while; then continues with the mailed link. */
async function move(email: string, { port, mailbox, until, answers }: Attack): Promise<void> {
  const guest = new Guest(port, HOST, anyAddress());
  // The attack has closed the account to new browsers by then.
  await pause(Math.min(90_000, MINUTES * 30_000));
  const outcome = note(answers.movers, await signIn(guest, email, PASSWORD));
  if (outcome === 'signed in') return useAccount({ guest, email, password: PASSWORD }, until, answers.movers);
  const tokenValue = await mailedToken(mailbox, email);
  if (tokenValue === undefined)
    return void note(answers.movers, { status: 0, milliseconds: 0, text: '', retryAfter: undefined });
  await guest.post('/api/customer/resetPassword', { tokenValue, newPassword: NEW_PASSWORD });
  await useAccount({ guest, email, password: NEW_PASSWORD }, until, answers.movers);
}

const system = await startSystem({ env: FEW_PRODUCTS });
try {
  const { web: port, commerce, outsideWorld } = system.ports;
  await createCustomers(await CommerceClient.connect({ url: `http://127.0.0.1:${commerce}`, projectKey: 'manifold' }));
  const known = owners.map((email) => ({ email, guest: new Guest(port, HOST, anyAddress()) }));
  for (const { guest, email } of known) await signIn(guest, email, PASSWORD);
  const speed = await machineSpeed();
  const answers = { attackers: noAnswers(), owners: noAnswers(), movers: noAnswers(), others: noAnswers() };
  const until = performance.now() + MINUTES * 60_000;
  const whole: Attack = { port, mailbox: `http://127.0.0.1:${outsideWorld}/mailbox/messages`, until, answers };
  await Promise.all([
    ...Array.from({ length: ATTACKERS }, () => attack(whole)),
    ...known.map(({ guest, email }) => useAccount({ guest, email, password: PASSWORD }, until, answers.owners)),
    ...others.map((email) =>
      useAccount({ guest: new Guest(port, HOST, anyAddress()), email, password: PASSWORD }, until, answers.others),
    ),
    ...movers.map((email) => move(email, whole)),
  ]);

  const rows = Object.entries(answers).flatMap(([who, { counts }]) =>
    [...counts].map(([outcome, count]) => [who, outcome, count]),
  );
  console.log(table(['who', 'answer', 'how often'], rows));
  console.log(
    `\n${MINUTES} minutes, ${ATTACKERS} attackers at the same time, each from another address per guess. ${describeSpeed(speed)}`,
  );
  const refused = ({ counts }: Answers) =>
    [...counts].reduce((sum, [what, n]) => (what === 'signed in' ? sum : sum + n), 0);
  const legitimate = [...answers.owners.milliseconds, ...answers.others.milliseconds];
  const broken = Object.values(answers)
    .flatMap(({ counts }) => [...counts])
    .filter(([what]) => /^(0|5\d\d)/.test(what));
  reportVerdicts([
    atLeast('guesses of attackers', answers.attackers.milliseconds.length, 1000),
    atMost('guesses that signed in', answers.attackers.counts.get('signed in') ?? 0, 0),
    atMost('refused sign-ins of owners in their own browser', refused(answers.owners), 0),
    atMost('refused sign-ins of customers who are not attacked', refused(answers.others), 0),
    atMost(
      'refused sign-ins in a new browser, beside the one that mails the link',
      refused(answers.movers),
      movers.length,
    ),
    atLeast(
      'owners who signed in again and again in a new browser',
      answers.movers.counts.get('signed in'),
      movers.length,
    ),
    atMost(
      'answers that were none or 5xx',
      broken.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
    at(speed).atMost('sign-in of customers p95, ms', percentile(legitimate, 0.95), SIGN_IN_MS),
  ]);
} finally {
  await system.stop();
}
