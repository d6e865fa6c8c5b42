import { useFrame } from '../frame/frameContext.tsx';

/** Are all others at the table bots by now, though at least one was a person? */
export function useIsLastLeft(): boolean {
  const { state, tableView } = useFrame();
  const { seat: own, talk, update } = tableView;
  const seats = state.table?.seats ?? [];
  if (own === null || seats[own]?.resigned !== false || update.outcome !== null || !talk.hasAgreedEnd) return false;
  const others = seats.filter((_, seat) => seat !== own);
  return others.some(({ resigned }) => resigned) && others.every(({ kind, resigned }) => kind === 'bot' || resigned);
}
