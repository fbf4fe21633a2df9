import * as z from 'zod';

const text = (maximum: number) => z.string().max(maximum);
const address = text(254);

const attachmentSchema = z.strictObject({
  filename: text(200),
  contentType: text(200),
  /** In base64. */
  content: text(10_000_000),
  contentId: text(200).nullable(),
});

/** A mail as its reader gets it. */
const messageSchema = z.strictObject({
  from: z.strictObject({ name: text(200), address }),
  replyTo: address.nullable(),
  subject: text(1000),
  language: text(20).nullable(),
  html: text(1_000_000),
  text: text(1_000_000),
  headers: z.record(text(100), text(2000)),
  attachments: z.array(attachmentSchema).max(20),
});

/** A mail as the mail service's JSON; other flat fields are facts for statistics. */
export const postedMailSchema = z
  .object({
    template: text(100),
    to: address,
    idempotencyKey: text(300),
    /** The main link of the mail. */
    link: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullish(),
    message: messageSchema,
  })
  .catchall(text(2000).nullish());

export type MailMessage = z.infer<typeof messageSchema>;
export type PostedMail = z.infer<typeof postedMailSchema>;

/** A mail that the mailbox received. */
export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: string;
  readonly via: 'HTTP' | 'SMTP';
  readonly to: string;
  readonly template: string | null;
  readonly facts: Readonly<Record<string, string | null | undefined>>;
  readonly message: MailMessage;
}
