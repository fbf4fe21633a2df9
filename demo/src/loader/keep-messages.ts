import type { CommerceProject } from './connection.js';

/** The platform's own default. */
const DAYS = 15;

/** From here on the project tells what changes in it, which caches and the search index follow. */
export async function keepMessages(project: CommerceProject): Promise<void> {
  const { version, messages } = (await project.get().execute()).body;
  if (messages.enabled) return;
  const messagesConfiguration = { enabled: true, deleteDaysAfterCreation: DAYS };
  const actions = [{ action: 'changeMessagesConfiguration' as const, messagesConfiguration }];
  await project.post({ body: { version, actions } }).execute();
}
