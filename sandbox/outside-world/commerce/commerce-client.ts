/** The address of the commerce backend and the credentials of this page. */
export interface CommerceAccess {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const TIMEOUT_MS = 5000;

async function json<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Reads and changes the commerce backend through its own API, as any client would. Throws if it does not answer. */
export class CommerceClient {
  private token: Promise<string> | undefined;

  constructor(private readonly access: CommerceAccess) {}

  get<T>(path: string): Promise<T> {
    return this.send<T>(path, {});
  }

  post<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.send<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async send<T>(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) {
    this.token ??= this.requestToken();
    try {
      const authorization = `Bearer ${await this.token}`;
      const url = `${this.access.apiUrl}/${this.access.projectKey}/${path}`;
      return await json<T>(url, { ...init, headers: { ...headers, authorization } });
    } catch (error) {
      // The next call requests a new token: the backend may have been reset.
      this.token = undefined;
      throw error;
    }
  }

  private async requestToken(): Promise<string> {
    const { authUrl, clientId, clientSecret } = this.access;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { access_token: token } = await json<{ access_token: string }>(`${authUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    return token;
  }
}
