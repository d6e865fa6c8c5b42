import { CopyButton } from '../../parts/CopyButton.tsx';
import { useTableSay } from '../words/tableWords.ts';
import './waiting.css';

/** The commitment in groups, so that people can compare it by eye. */
export function Commitment({ commitment }: { readonly commitment: string }) {
  const say = useTableSay();
  return (
    <div className="commitment">
      <code>{(commitment.match(/.{1,4}/g) ?? []).slice(0, 8).join(' ')} …</code>
      <CopyButton className="btn small" text={commitment}>
        {say('ui.table.fairness.copy')}
      </CopyButton>
    </div>
  );
}
