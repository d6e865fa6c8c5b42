import { useState } from 'react';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../parts/Icon.tsx';
import { useTable } from '../table/tableContext.tsx';
import { type BoardOption, useBoard } from './boardContext.tsx';
import { Choices } from './Choices.tsx';
import { groupsOf } from './groups.ts';
import { OfferBuilder } from './OfferBuilder.tsx';
import { waysToAccept } from './offerDraft.ts';

/** The Trade Phase: answers to offers and cards first, then the player's own offer, put together by hand. */
export function NegotiationMenu({ listed }: { readonly listed: readonly BoardOption[] }) {
  const board = useBoard();
  const { ask, seat, talk, view, players } = useTable();
  const [isOpen, setOpen] = useState(false);
  if (ask === null || seat === null) return null;
  // The offers among the options are only examples: any other may be made.
  const acts = listed.filter(({ option }) => option['do'] !== 'offer').flatMap((choice) => withPieces(choice));
  /** An offer that wants hidden pieces can be accepted with any pieces that have the right backs. */
  function withPieces(choice: BoardOption): readonly BoardOption[] {
    const { option, squares } = choice;
    const { hand, offers } = board.view;
    const offer = offers.find(({ by }) => by === option['offer']);
    if (option['do'] !== 'accept' || offer === undefined || hand === null || ask === null) return [choice];
    return waysToAccept(option, offer, hand).map((way) => ({
      option: way,
      phrase: talk.option(way, ask, view, players),
      squares,
    }));
  }
  return (
    <div className="civ-picker wide">
      {acts.length > 0 && (
        <div className="civ-picker-groups">
          {groupsOf(board, ask, acts).map(({ heading, choices }) => (
            <section key={heading ?? ''} className="civ-picker-group">
              {heading !== null && <h3 className="panel-title">{heading}</h3>}
              <Choices choices={choices} />
            </section>
          ))}
        </div>
      )}
      <Button className="btn civ-offer-open" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <StrokeIcon of={isOpen ? 'down' : 'plus'} size={16} />
        {board.ui('offer.title')}
      </Button>
      {isOpen && <OfferBuilder seat={seat} />}
    </div>
  );
}
