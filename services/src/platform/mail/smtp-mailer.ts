import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { reportCallInTransaction } from '../concurrency/open-transaction.js';
import { withDeadline } from '../deadlines/deadline.js';
import { Env } from '../env/env.js';
import { mailFailed } from './http-mailer.js';
import { headerText, mailHeaders, messageId } from './mail-headers.js';
import { Mailer, type Mail } from './mailer.js';

const CONNECTIONS = 3;
const MAILS_PER_CONNECTION = 100;

/** A failure as nodemailer reports it. Its message may name the recipient. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** Returns what may be logged of a failure: its code and the server's status. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpFailure;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ') : 'no answer';
}

/** Sends mails to an SMTP server over pooled connections. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private transport: Transporter<SMTPPool.SentMessageInfo> | undefined;

  constructor(private readonly env: Env) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    reportCallInTransaction('SMTP mail');
    const { mail: milliseconds } = this.env.deadlines;
    await withDeadline(milliseconds, () => this.connected().sendMail(message(mail))).catch((error: unknown) => {
      throw mailFailed(reasonOf(error));
    });
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private connected(): Transporter<SMTPPool.SentMessageInfo> {
    const { smtp } = this.env.mail;
    if (!smtp) throw mailFailed('MAIL_SMTP_URL is not set');
    const { mail: milliseconds } = this.env.deadlines;
    this.transport ??= createTransport({
      ...smtp,
      pool: true,
      maxConnections: CONNECTIONS,
      maxMessages: MAILS_PER_CONNECTION,
      connectionTimeout: milliseconds,
      greetingTimeout: milliseconds,
      socketTimeout: milliseconds,
      // Mails are rendered here; nothing is read from files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return this.transport;
  }
}

/** Returns a mail in nodemailer's form. Texts in headers are on one line, so that they cannot add a header. */
function message(mail: Mail) {
  const { from, to, subject, html, text, attachments } = mail;
  const { 'Message-ID': ours, ...headers } = mailHeaders(mail);
  return {
    messageId: ours ?? messageId(mail),
    from: { name: headerText(from.name), address: headerText(from.address) },
    to: { name: '', address: headerText(to) },
    ...(from.replyTo === null ? {} : { replyTo: { name: headerText(from.name), address: headerText(from.replyTo) } }),
    subject: headerText(subject),
    html,
    text,
    headers,
    attachments: attachments.map(({ filename, contentType, content, contentId }) => ({
      filename: headerText(filename),
      contentType,
      content,
      encoding: 'base64' as const,
      ...(contentId === null ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
    })),
  };
}
