import { useState } from 'react';
import type { Answered, Refused } from '../api/api.ts';
import { announce } from '../app/announce.ts';

/** Submits a form, and reports the result. */
export function useSending(): {
  readonly isSending: boolean;
  readonly refused: Refused | null;
  readonly send: (what: () => Promise<Answered<unknown>>, done: string) => Promise<boolean>;
} {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = async (what: () => Promise<Answered<unknown>>, done: string) => {
    setSending(true);
    setRefused(null);
    const answer = await what();
    setSending(false);
    if (answer.ok) announce(done);
    else setRefused({ code: answer.code, params: answer.params });
    return answer.ok;
  };
  return { isSending, refused, send };
}
