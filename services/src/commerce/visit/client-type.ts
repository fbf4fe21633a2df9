import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import type { Visit } from './visit.js';

/** Returns the client type that the visitor selected, or the store's default. */
export const clientTypeOf = ({ session, snapshot }: Visit): ClientTypeValue =>
  session.current?.clientType ?? snapshot.document.sections['client-type'].defaultClientType;
