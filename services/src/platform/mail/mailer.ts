/** A mail to be sent. Each template adds its own fields. */
export interface Mail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
}

/** The system that sends mails. It has the texts of each template in every language. */
export abstract class Mailer {
  /** Passes a mail to the mail system. Throws if it was not accepted; the caller retries. */
  abstract send(mail: Mail): Promise<void>;
}
