/** One request of somebody who means harm, or the largest that somebody may send; `%n` in a path or body becomes another number each time. */
export interface HostileRequest {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly host: 'shop' | 'console';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent: most are no valid requests. */
  readonly body?: string;
  /** Sent by a guest with a cart: what a visitor without one is refused at once. */
  readonly asGuest?: boolean;
  /** Sent by a signed-in member of staff. */
  readonly asStaff?: boolean;
}
