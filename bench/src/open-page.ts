import { Agent, get, type ClientRequest } from 'node:http';

/** Where a page is open: server, store, and local address. */
export interface PagePlace {
  readonly origin: string;
  readonly host: string;
  readonly from: string;
}

interface RevisionEvent {
  readonly revision: number;
}

/** Simulates an open page: receives every revision from the event stream and fetches the new config. */
export class OpenPage {
  /** When the event of a revision was received, and when its config was read. */
  readonly heard = new Map<number, number>();
  readonly read = new Map<number, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private stream: ClientRequest | undefined;

  private constructor(private readonly place: PagePlace) {}

  /** Opens the stream and waits for the current revision. */
  static async open(place: PagePlace): Promise<OpenPage> {
    const page = new OpenPage(place);
    await new Promise<void>((resolve, reject) => page.listen(resolve, reject));
    return page;
  }

  close(): void {
    this.stream?.destroy();
    this.agent.destroy();
  }

  private listen(onFirst: () => void, onError: (error: Error) => void): void {
    const { origin, host, from } = this.place;
    const options = { headers: { host }, localAddress: from, agent: false } as const;
    this.stream = get(`${origin}/api/config/events`, options, (answer) => {
      if (answer.statusCode !== 200) return onError(new Error(`The event stream answered ${answer.statusCode}`));
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const events = (rest + text).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) if (this.take(event)) onFirst();
      });
      answer.on('error', () => undefined); // closed by us
    });
    this.stream.on('error', onError);
  }

  /** Returns whether the event announces a revision. */
  private take(event: string): boolean {
    const data = /^event: revision\ndata: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return false;
    const { revision } = JSON.parse(data) as RevisionEvent;
    this.heard.set(revision, performance.now());
    this.fetch();
    return true;
  }

  private fetch(): void {
    const { origin, host, from } = this.place;
    get(`${origin}/api/config`, { headers: { host }, localAddress: from, agent: this.agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      answer.on('end', () => this.read.set((JSON.parse(body) as RevisionEvent).revision, performance.now()));
    }).on('error', () => undefined); // closed by us, or it is missing among the read
  }
}
