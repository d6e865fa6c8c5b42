import type { CommandInput } from '@tessera/protocol/client';
import { useFrame } from '../frame/frameContext.tsx';

/** Sends a command to the table; a refusal is shown in the bar. */
export function useTableCommand(): (command: CommandInput) => void {
  const { tableView, refuse } = useFrame();
  return (command) => {
    void tableView.link.command(command).then((reply) => {
      refuse(reply.type === 'refused' ? { rule: reply.code, params: reply.params } : null);
    });
  };
}
