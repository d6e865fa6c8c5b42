import { createHost } from './localHost.ts';
import type { LocalCall, LocalMessage } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const host = createHost((message: LocalMessage) => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<LocalCall>) => {
  void host.handle(data).then((result) => self.postMessage({ call: data.call, result } satisfies LocalMessage));
};
