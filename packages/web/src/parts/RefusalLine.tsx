import type { Refused } from '../api/api.ts';
import { refusalText } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import './refusalLine.css';

/** Why something was refused: the sentence and its code. */
export function RefusalLine({ refused }: { readonly refused: Refused | null }) {
  const words = useWords();
  return (
    <div className="refusal-place" role="alert">
      {refused !== null && (
        <p className="refusal-line">
          {refusalText(words, refused)} <span className="refusal-code">{refused.code}</span>
        </p>
      )}
    </div>
  );
}
