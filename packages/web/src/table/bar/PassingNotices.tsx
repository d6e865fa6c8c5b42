import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { refusalPhrase } from '../whyNot/explanation.ts';
import { isRule } from '../whyNot/whyNot.ts';
import { RuleLink, Said } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { LineNotice } from './LineNotice.tsx';

/** Temporary notices: a broken connection, a refusal. */
export function PassingNotices() {
  return (
    <>
      <BrokenLine />
      <Refused />
    </>
  );
}

function BrokenLine() {
  const { state } = useFrame();
  return <LineNotice line={state.line} />;
}

function Refused() {
  const say = useTableSay();
  const words = useWords();
  const { answering, refusal: other, refuse, tableView } = useFrame();
  const { talk, view, players, openRule } = tableView;
  const refusal = answering.refusal ?? other;
  if (refusal === null) return null;
  return (
    <p className="bar-notice warn" role="alert">
      <StrokeIcon of="ban" size={16} />
      <span className="grow">
        <Said phrase={refusalPhrase(refusal, talk, view, players, words)} />{' '}
        {isRule(refusal.rule) && <RuleLink rule={refusal.rule} onPress={openRule} />}
      </span>
      <Button
        className="btn bare small"
        onPress={() => {
          answering.clearRefusal();
          refuse(null);
        }}
      >
        {say('ui.table.dismiss')}
      </Button>
    </p>
  );
}
