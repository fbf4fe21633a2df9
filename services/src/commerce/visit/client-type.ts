import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import type { Visit } from './visit.js';

/** As whom a visitor checks out: what they chose, else the store's default. */
export const clientTypeOf = ({ session, snapshot }: Visit): ClientTypeValue =>
  session.current?.clientType ?? snapshot.document.sections['client-type'].defaultClientType;
