import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { usePageSay } from '../words/pageWords.ts';
import type { TableDraft } from './plan.ts';

const LIMIT_WORD = 64;

/** The word for the shuffle, and who may find the table. */
export function MorePanel({
  plan,
  onChange,
}: {
  readonly plan: TableDraft;
  readonly onChange: (plan: TableDraft) => void;
}) {
  const say = usePageSay();
  return (
    <section className="panel create-panel create-more" aria-label={say('ui.create.more')}>
      {plan.place === 'online' && (
        <div className="create-line">
          <div>
            <b>{say('ui.create.listed')}</b>
            <p className="caption">{say(plan.isListed ? 'ui.create.listed.note' : 'ui.create.unlisted.note')}</p>
          </div>
          <Segment
            label={say('ui.create.listed')}
            isLabelShown={false}
            value={plan.isListed ? 'anyone' : 'link'}
            choices={[
              {
                value: 'anyone',
                label: (
                  <>
                    <StrokeIcon of="globe" size={14} />
                    {say('ui.create.listed.anyone')}
                  </>
                ),
              },
              {
                value: 'link',
                label: (
                  <>
                    <StrokeIcon of="link" size={14} />
                    {say('ui.create.listed.link')}
                  </>
                ),
              },
            ]}
            onChange={(chosen) => onChange({ ...plan, isListed: chosen === 'anyone' })}
          />
        </div>
      )}
      <Field
        label={say('ui.create.word')}
        note={say('ui.create.word.note')}
        value={plan.word}
        maxLength={LIMIT_WORD}
        placeholder={say('ui.create.word.example')}
        lead={<StrokeIcon of="dice" size={16} />}
        onChange={(word) => onChange({ ...plan, word })}
      />
    </section>
  );
}
