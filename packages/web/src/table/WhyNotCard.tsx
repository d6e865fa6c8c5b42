import { useRef } from 'react';
import { Popover } from 'react-aria-components';
import { useFrame } from './frameContext.tsx';
import { RuleLink, Said } from './Said.tsx';
import { useTableSay } from './tableWords.ts';
import { WHY_NOT } from './useExplanation.ts';
import '../parts/overlays.css';

/** Why not, beside the thing that it is about; the help opens at the rule, by its number or by key. */
export function WhyNotCard() {
  const say = useTableSay();
  const { explaining, tableView } = useFrame();
  const { explanation, clear } = explaining;
  const thing = useRef<Element | null>(null);
  thing.current = explanation?.thing ?? null;
  if (explanation === null || explanation.thing === null) return null;
  return (
    <Popover
      className="hover-card card why-not"
      triggerRef={thing}
      isOpen
      isNonModal
      onOpenChange={(isOpen) => {
        if (!isOpen) clear();
      }}
      placement="top"
      offset={8}
    >
      <div
        id={WHY_NOT}
        className="hover-card-body"
        onPointerEnter={() => explaining.rest(true)}
        onPointerLeave={() => explaining.rest(false)}
      >
        <b className="why-not-title">{say('ui.table.whyNot')}</b>
        <span className="why-not-reason">
          <Said phrase={explanation.phrase} />
        </span>
        {explanation.rule !== null && (
          <span>
            {say('ui.table.rule')} <RuleLink rule={explanation.rule} onPress={tableView.openRule} />{' '}
            <kbd title={say('ui.table.shortcut.help')}>H</kbd>
          </span>
        )}
      </div>
    </Popover>
  );
}
