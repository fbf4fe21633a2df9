import * as z from 'zod';

/** The system that sends mails (docs/operations.md, "Mails"). */
export const mailVariables = {
  /** A mail service that takes JSON; by default the sandbox's mailbox if there is one. */
  MAIL_URL: z.url().optional(),
  MAIL_TOKEN: z.string().min(1).optional(),
  /** An SMTP server, which is used instead: `smtps://user:password@host:465`, or `smtp:` with STARTTLS. */
  MAIL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of all mails; by default `no-reply` at the store's production host. */
  MAIL_FROM: z.email().max(254).optional(),
};
type Values = z.infer<z.ZodObject<typeof mailVariables>> & { readonly OUTSIDE_WORLD_URL?: string | undefined };

/** An SMTP server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Refuses to send without STARTTLS; not for servers on this machine. */
  readonly requireTLS: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

export interface MailSettings {
  /** Undefined if no HTTP mail service is configured. */
  readonly httpUrl: string | undefined;
  readonly httpToken: string | undefined;
  readonly smtp: SmtpSettings | undefined;
  readonly from: string | undefined;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function smtpSettings(url: string | undefined): SmtpSettings | undefined {
  if (url === undefined) return undefined;
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port),
    secure,
    requireTLS: !secure && !LOOPBACK.test(hostname),
    auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}

const mailboxOf = (outsideWorldUrl: string | undefined): string | undefined =>
  outsideWorldUrl && new URL('/mailbox/messages', outsideWorldUrl).href;

/** Returns where mails go: to an SMTP server if there is one, else to an HTTP service, by default the mailbox of the sandbox. */
export function mailSettings(values: Values): MailSettings {
  return {
    httpUrl: values.MAIL_URL ?? mailboxOf(values.OUTSIDE_WORLD_URL),
    httpToken: values.MAIL_TOKEN,
    smtp: smtpSettings(values.MAIL_SMTP_URL),
    from: values.MAIL_FROM,
  };
}
