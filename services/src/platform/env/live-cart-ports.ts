import * as z from 'zod';

export const liveCartVariables = {
  LIVE_CART_PORT: z.coerce.number().int().min(0).max(65535).default(2087),
  /** The port at which browsers reach the live cart channel, if a proxy listens on another one. */
  LIVE_CART_PUBLIC_PORT: z.coerce.number().int().min(1).max(65535).optional(),
};
type Values = z.infer<z.ZodObject<typeof liveCartVariables>>;

/** The ports of the live cart channel: the one that the process opens, and the one that browsers connect to. */
export interface LiveCartPorts {
  readonly port: number;
  readonly publicPort: number;
}

/** Returns the port that the process listens on, and the one that browsers connect to if a proxy has another. */
export const liveCartPorts = ({ LIVE_CART_PORT: port, LIVE_CART_PUBLIC_PORT: publicPort }: Values): LiveCartPorts => ({
  port,
  publicPort: publicPort ?? port,
});
