import { textOf } from '@tessera/locales';
import { refusalSentence } from '@tessera/locales/common/refusals';
import { type ReactNode, useEffect, useState } from 'react';
import { CopyButton } from '../parts/CopyButton.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import { type Fault, isFault, PROOF_STEPS, type Proof, type ProofStep } from './messages.ts';
import { proveRecord } from './recordClient.ts';
import { type ReplayKey, useReplaySay } from './useReplaySay.ts';
import './proof.css';

interface Refused {
  readonly rule: string;
  readonly params: Fault['params'];
}

/** Proofs are expensive and never change. */
const known = new Map<string, Proof | Fault>();

/**
 * Recomputes in this browser, in its own thread, what a finished game claims: the commitment, the seed, every draw,
 * every move. The record is given as text, or by a function that fetches it; null while there is no record.
 */
export function FairnessProof({ record }: { readonly record: string | null | (() => Promise<string | Refused>) }) {
  const say = useReplaySay();
  const words = useWords();
  const [proof, setProof] = useState<Proof | Fault | null>(null);
  useEffect(() => {
    let isGone = false;
    void proofOf(record).then((found) => {
      if (!isGone) setProof(found);
    });
    return () => {
      isGone = true;
    };
  }, [record]);
  if (record === null) return <p className="muted">{say('ui.replay.proof.running')}</p>;
  if (proof === null) {
    return (
      <p className="proof-verdict" role="status">
        <span className="proof-pulse" aria-hidden="true" />
        {say('ui.replay.proof.checking')}
      </p>
    );
  }
  if (isFault(proof)) {
    return (
      <p className="proof-verdict bad" role="alert">
        <StrokeIcon of="ban" />
        {textOf(refusalSentence(words, { rule: proof.code, params: proof.params }))}
      </p>
    );
  }
  return <Shown proof={proof} />;
}

async function proofOf(record: string | null | (() => Promise<string | Refused>)): Promise<Proof | Fault | null> {
  if (record === null) return null;
  const text = typeof record === 'string' ? record : await record();
  if (typeof text !== 'string') return { code: text.rule, params: text.params };
  // The last line of a record is the hash of all the others.
  const key = text.slice(-100);
  const found = known.get(key) ?? (await proveRecord(text));
  known.set(key, found);
  return found;
}

function Shown({ proof }: { readonly proof: Proof }) {
  const say = useReplaySay();
  const words = useWords();
  const { commitment, words: given, secret, recomputed, seed, draws, entries, hashes, fault } = proof;
  const failed = fault === null ? PROOF_STEPS.length : PROOF_STEPS.indexOf(fault.step);
  const stateOf = (step: ProofStep): State => {
    const at = PROOF_STEPS.indexOf(step);
    return at < failed ? 'holds' : at === failed ? 'fails' : 'open';
  };
  const spoken = given.filter((word) => word !== '');
  return (
    <div className="proof">
      <ol className="proof-steps">
        <Step state={stateOf('commitment')} title="ui.replay.proof.commitment">
          <p>{say('ui.replay.proof.commitment.about')}</p>
          <Value label={say('ui.replay.proof.published')} value={commitment} />
          <Value label={say('ui.replay.proof.secret')} value={secret} />
          <Value label={say('ui.replay.proof.recomputed')} value={recomputed} isEqual={recomputed === commitment} />
        </Step>
        <Step state={stateOf('seed')} title="ui.replay.proof.seed">
          <p>
            {spoken.length === 0
              ? say('ui.replay.proof.noWords')
              : say('ui.replay.proof.words', { words: spoken.join(' · ') })}
          </p>
          <Value label={say('ui.replay.proof.seedValue')} value={seed} />
        </Step>
        <Step state={stateOf('draws')} title="ui.replay.proof.draws">
          {draws !== null && <p>{say('ui.replay.proof.draws.about', { count: draws })}</p>}
        </Step>
        <Step state={stateOf('moves')} title="ui.replay.proof.moves">
          {entries !== null && <p>{say('ui.replay.proof.moves.about', { entries, hashes: hashes ?? 0 })}</p>}
          {proof.replayedFrom > 0 && <p>{say('ui.replay.proof.replayedFrom', { n: proof.replayedFrom })}</p>}
          {proof.undosBeyond > 0 && <p>{say('ui.replay.proof.undos', { count: proof.undosBeyond })}</p>}
        </Step>
      </ol>
      <p className={fault === null ? 'proof-verdict good' : 'proof-verdict bad'} role="status">
        <StrokeIcon of={fault === null ? 'check' : 'ban'} />
        {fault === null
          ? say('ui.replay.proof.holds')
          : textOf(refusalSentence(words, { rule: fault.code, params: fault.params }))}
      </p>
      <p className="caption">{say('ui.replay.proof.how')}</p>
    </div>
  );
}

type State = 'holds' | 'fails' | 'open';
const STATE_WORDS: { readonly [S in State]: ReplayKey } = {
  holds: 'ui.replay.proof.state.holds',
  fails: 'ui.replay.proof.state.fails',
  open: 'ui.replay.proof.state.open',
};

function Step({
  state,
  title,
  children,
}: {
  readonly state: State;
  readonly title: ReplayKey;
  readonly children: ReactNode;
}) {
  const say = useReplaySay();
  return (
    <li className={`proof-step ${state}`}>
      <span className="proof-sign">
        {state !== 'open' && <StrokeIcon of={state === 'holds' ? 'check' : 'close'} size={14} width={3} />}
        <span className="sr">{say(STATE_WORDS[state])}</span>
      </span>
      <div className="proof-words">
        <h3 className="proof-title">{say(title)}</h3>
        {children}
      </div>
    </li>
  );
}

function Value({
  label,
  value,
  isEqual,
}: {
  readonly label: string;
  readonly value: string;
  readonly isEqual?: boolean;
}) {
  const say = useReplaySay();
  return (
    <div className="proof-value">
      <span className="caption">{label}</span>
      <code>{value}</code>
      <CopyButton className="btn bare small" text={value}>
        {say('ui.replay.proof.copy')}
      </CopyButton>
      {isEqual !== undefined && (
        <span className={isEqual ? 'tag proof-same' : 'tag proof-other'}>
          {say(isEqual ? 'ui.replay.proof.same' : 'ui.replay.proof.other')}
        </span>
      )}
    </div>
  );
}
