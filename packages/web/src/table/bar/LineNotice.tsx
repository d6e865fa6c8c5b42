import { Button } from 'react-aria-components';
import { reconnect } from '../../link/onlineLink.ts';
import type { TableState } from '../../link/tableLink.ts';
import { useTableSay } from '../words/tableWords.ts';

/**
 * Says that the connection to the server is broken, or that the server is newer than this page, which waiting does not
 * fix.
 */
export function LineNotice({ line }: { readonly line: TableState['line'] }) {
  const say = useTableSay();
  if (line === 'foreign') {
    return (
      <p className="bar-notice warn" role="alert">
        <span className="grow">{say('ui.table.line.foreign')}</span>
        <Button className="btn small" onPress={() => location.reload()}>
          {say('ui.table.line.reload')}
        </Button>
      </p>
    );
  }
  if (line !== 'broken') return null;
  return (
    <p className="bar-notice warn" role="status">
      <span className="bar-pulse" aria-hidden="true" />
      <span className="grow">{say('ui.table.line.broken')}</span>
      <Button className="btn small" onPress={reconnect}>
        {say('ui.table.line.tryNow')}
      </Button>
    </p>
  );
}
