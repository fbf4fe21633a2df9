/** A mail that the shop has sent: which one, to whom, in which language, and where its link leads. */
export interface ShopMail {
  readonly template: 'password-reset' | 'email-confirmation';
  readonly to: string;
  readonly storeKey: string;
  readonly locale: string;
  readonly link: string;
  /** Until when the link works, an ISO instant. */
  readonly expiresAt: string;
}

/** The system that sends mails; it has the texts of each in every language. */
export abstract class Mailer {
  /** Hands a mail over. Throws when the system did not take it: to be tried again. */
  abstract send(mail: ShopMail): Promise<void>;
}
