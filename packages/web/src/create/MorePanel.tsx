import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { usePageSay } from '../words/pageWords.ts';
import type { TableDraft } from './tableDraft.ts';

const LIMIT_WORD = 64;

/** The word for the shuffle, and who may find the table. */
export function MorePanel({
  draft,
  onChange,
}: {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}) {
  const say = usePageSay();
  return (
    <section className="panel create-panel create-more" aria-label={say('ui.create.more')}>
      {draft.place === 'online' && (
        <div className="create-line">
          <div>
            <b>{say('ui.create.listed')}</b>
            <p className="caption">{say(draft.isListed ? 'ui.create.listed.note' : 'ui.create.unlisted.note')}</p>
          </div>
          <Segment
            label={say('ui.create.listed')}
            isLabelShown={false}
            value={draft.isListed ? 'anyone' : 'link'}
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
            onChange={(chosen) => onChange({ ...draft, isListed: chosen === 'anyone' })}
          />
        </div>
      )}
      <Field
        label={say('ui.create.word')}
        note={say('ui.create.word.note')}
        value={draft.word}
        maxLength={LIMIT_WORD}
        placeholder={say('ui.create.word.example')}
        lead={<StrokeIcon of="dice" size={16} />}
        onChange={(word) => onChange({ ...draft, word })}
      />
    </section>
  );
}
