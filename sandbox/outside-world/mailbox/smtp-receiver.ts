import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { isOutage, type Mailbox } from './mailbox.js';

const MAX_BYTES = 12_000_000;
const MAX_CLIENTS = 20;
/** The temporary failure of a mail system that is not available. */
const UNAVAILABLE = 421;

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  (typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))).toString('base64');

function received(mail: Email, session: SMTPServerSession) {
  const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
  const headers = Object.fromEntries(mail.headers.map(({ originalKey, value }) => [originalKey, value]));
  const attachments = mail.attachments.map(({ filename, mimeType, content, contentId }) => ({
    filename: filename ?? 'attachment',
    contentType: mimeType,
    content: textOf(content),
    contentId: contentId?.replace(/^<|>$/g, '') ?? null,
  }));
  const message = {
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    language: null,
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers,
    attachments,
  };
  return { via: 'SMTP', template: null, to, facts: {}, message } as const;
}

/** Receives mails by SMTP into the mailbox, from this machine. */
export class SmtpReceiver {
  private readonly server: SMTPServer;

  constructor(private readonly mailbox: Mailbox) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      size: MAX_BYTES,
      maxClients: MAX_CLIENTS,
      onRcptTo: ({ address }, _session, callback) => callback(isOutage(address) ? unavailable() : null),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', (error: Error) => callback(error));
        stream.on('end', () => void this.receive(Buffer.concat(chunks), session).then(() => callback(), callback));
      },
    });
    // A broken connection of one client does not affect the others.
    this.server.on('error', () => undefined);
  }

  /** Listens on 127.0.0.1; 0 takes a free port. Returns the port. */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', () => resolve((this.server.server.address() as AddressInfo).port));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(bytes: Buffer, session: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(bytes);
    this.mailbox.receive(received(mail, session), mail.messageId);
  }
}

const unavailable = (): Error =>
  Object.assign(new Error('The mail system is not available.'), { responseCode: UNAVAILABLE });
