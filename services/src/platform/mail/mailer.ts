/** A mail to be sent: which one, to whom, and where its link leads. Each template has further facts of its own. */
export interface Mail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
}

/** The system that sends mails. It has the texts of each template in every language. */
export abstract class Mailer {
  /** Hands a mail over. Throws if the system did not take it: the caller tries again. */
  abstract send(mail: Mail): Promise<void>;
}
