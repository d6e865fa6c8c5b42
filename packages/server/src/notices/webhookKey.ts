import { createHmac } from 'node:crypto';

/**
 * The key that signs what is sent to a person's webhook. Each person has their own, made from the server's secret, so that nobody can
 * sign what goes to someone else. It need not be stored, and all servers with the same secret make the same key.
 */
export function webhookKey(secret: string, user: string): string {
  return createHmac('sha256', secret).update(`tessera webhook ${user}`).digest('base64url');
}
