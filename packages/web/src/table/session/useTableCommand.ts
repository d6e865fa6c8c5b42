import type { CommandInput } from '@tessera/protocol/client';
import { useFrame } from '../frame/frameContext.tsx';

/** Gives a command of the table; what is refused is said in the bar. */
export function useTableCommand(): (command: CommandInput) => void {
  const { tableView, refuse } = useFrame();
  return (command) => {
    void tableView.link.command(command).then((reply) => {
      refuse(reply.type === 'refused' ? { rule: reply.code, params: reply.params } : null);
    });
  };
}
