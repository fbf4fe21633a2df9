import { eventually } from '../../platform/testing/eventually.js';
import { freePort, runBuilt, stopProcess, waitForHttp } from './child-process.js';

/** A mail as the sandbox's mailbox lists it. */
export interface ReceivedMail {
  readonly template: string;
  readonly to: string;
  readonly locale: string;
  readonly storeKey: string;
  readonly link: string;
  readonly message: { readonly text: string; readonly headers: Readonly<Record<string, string>> };
}

/** The sandbox's mailbox, in a process of its own. */
export interface Mailbox {
  readonly url: string;
  /** Returns all mails to an address, newest first. */
  mailsTo(to: string): Promise<ReceivedMail[]>;
  /** Waits for the newest mail of a template to an address. */
  mailTo(to: string, template: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** Returns a parameter of a mail's link. */
export const tokenOf = ({ link }: ReceivedMail, name = 'token'): string => new URL(link).searchParams.get(name) ?? '';

/** Starts the outside world of the sandbox. Give its `url` to the shop as OUTSIDE_WORLD_URL. */
export async function startMailbox(): Promise<Mailbox> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = runBuilt('sandbox/dist/outside-world/main.js', {
    OUTSIDE_WORLD_PORT: String(port),
    COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  });
  await waitForHttp(`${url}/health`);
  const mailsTo = async (to: string): Promise<ReceivedMail[]> => {
    const mails = (await (await fetch(`${url}/mailbox/messages`)).json()) as ReceivedMail[];
    return mails.filter((mail) => mail.to === to);
  };
  return {
    url,
    mailsTo,
    mailTo: (to, template) => eventually(async () => (await mailsTo(to)).find((mail) => mail.template === template)),
    stop: () => stopProcess(child),
  };
}
