import { go } from '../../app/navigation.tsx';
import { callLocal } from '../../offline/localTables.ts';
import { isRefusal, type WorkerRefusal } from '../../offline/messages.ts';
import { forgetGuideTable, guideTable, keepGuideTable } from './guideTable.ts';
import { SCRIPT } from './script.ts';

/** The guided game that was begun in this browser and is still kept; else null. */
export async function begunGuide(): Promise<string | null> {
  const id = guideTable();
  if (id === null) return null;
  const kept = await callLocal('list', {});
  return kept.some((one) => one.id === id && one.outcome === null) ? id : null;
}

/** Creates the table for the guided game, replacing an earlier one, and goes there. */
export async function startGuide(title: string): Promise<WorkerRefusal | null> {
  const before = await begunGuide();
  if (before !== null) await callLocal('remove', { id: before });
  const made = await callLocal('create', {
    table: {
      game: 'founders',
      title,
      options: {},
      seats: [
        { kind: 'person', name: '' },
        { kind: 'bot', bot: 'greedy' },
      ],
      words: [],
      script: SCRIPT,
    },
  });
  if (isRefusal(made)) return made;
  keepGuideTable(made.id);
  go({ page: 'local', id: made.id });
  return null;
}

/** Continues at the same table without the guide. */
export function playOn(id: string): void {
  forgetGuideTable();
  go({ page: 'local', id }, 'replace');
}

/** Starts a normal game, once the guide is finished. */
export async function playAgainstBots(): Promise<WorkerRefusal | null> {
  const made = await callLocal('create', {
    table: {
      game: 'founders',
      title: '',
      options: {},
      seats: [
        { kind: 'person', name: '' },
        { kind: 'bot', bot: 'greedy' },
        { kind: 'bot', bot: 'greedy' },
      ],
      words: [],
    },
  });
  if (isRefusal(made)) return made;
  go({ page: 'local', id: made.id });
  return null;
}
