import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { announce } from '../app/announce.ts';
import { useSay } from '../words/useWords.tsx';
import { StrokeIcon } from './Icon.tsx';

const SHOWN_FOR = 2000;

/** Copies something, and says so. The text may have to be fetched first; null if it turns out not to exist. */
export function CopyButton({
  text,
  children,
  className = 'btn',
}: {
  readonly text: string | (() => Promise<string | null>);
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const say = useSay();
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    const found = typeof text === 'string' ? text : await text();
    if (found === null) return;
    await copyText(found);
    setDone(true);
    announce(say('ui.shell.copied'));
    setTimeout(() => setDone(false), SHOWN_FOR);
  };
  return (
    <Button className={className} onPress={() => void copy()}>
      <StrokeIcon of={isDone ? 'check' : 'copy'} size={16} />
      {isDone ? say('ui.shell.copied') : children}
    </Button>
  );
}

/** Where the browser gives us no clipboard (plain http), the old way still works. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'sr';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
