import { createHmac } from 'node:crypto';

/**
 * The key that signs what is sent to a person's webhook. Each has one of his own, made from the server's secret, so that nobody can
 * sign what goes to somebody else; it need not be stored, and all servers of one secret make the same.
 */
export function webhookKey(secret: string, user: string): string {
  return createHmac('sha256', secret).update(`tessera webhook ${user}`).digest('base64url');
}
