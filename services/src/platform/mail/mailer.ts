/** A file of a mail; with a content id it is a picture of the HTML. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** In base64. */
  readonly content: string;
  readonly contentId: string | null;
}

/** A mail as its reader gets it. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** BCP 47 tag, for `Content-Language`. */
  readonly language: string;
  readonly attachments: readonly MailAttachment[];
}

/** Who a mail is from, and where answers go. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  readonly replyTo: string | null;
}

/** A mail to be sent. */
export interface Mail extends RenderedMail {
  readonly template: string;
  readonly to: string;
  readonly from: MailSender;
  /** The same for every try to send a mail, so that a mail system can drop a repeated one. */
  readonly idempotencyKey: string;
  /** The address at which a mail program ends the newsletter with one click (RFC 8058); only for mails that belong to one. */
  readonly unsubscribeUrl?: string;
  /** Other facts for the mail system's statistics; flat, without secrets except the link. */
  readonly facts: Readonly<Record<string, string | null>>;
}

/** The system that delivers mails. */
export abstract class Mailer {
  /** Passes a mail to the mail system. Throws if it was not accepted; the caller retries. */
  abstract send(mail: Mail): Promise<void>;
}
