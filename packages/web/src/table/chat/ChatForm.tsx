import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { Field } from '../../parts/Field.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import './chat.css';

/** The longest message that the server accepts. */
const LONGEST = 500;

/** The input for chat messages. */
export function ChatForm() {
  const say = useTableSay();
  const { tableView, refuse } = useFrame();
  const [text, setText] = useState('');
  if (tableView.seat === null) return <p className="caption">{say('ui.table.chat.spectator')}</p>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    void tableView.link.command({ type: 'chat', text: line }).then((reply) => {
      if (reply.type !== 'refused') return;
      setText(line);
      refuse({ rule: reply.code, params: reply.params });
    });
  };
  return (
    <form className="chat-form" onSubmit={send}>
      <Field
        label={say('ui.table.chat.say')}
        isLabelShown={false}
        placeholder={say('ui.table.chat.say')}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
      />
      <Button className="btn ink icon" type="submit" aria-label={say('ui.table.chat.send')}>
        <StrokeIcon of="arrow" />
      </Button>
    </form>
  );
}
