import type { Illegal, PlainObject } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { useEffect, useMemo, useState } from 'react';
import { Button, Group, Input, Label, NumberField, ToggleButton } from 'react-aria-components';
import { GameIcon, type Meaning, StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { useTable } from '../table/tableContext.tsx';
import { isRule } from '../table/whyNot/whyNot.ts';
import { RuleLink, Said, SaidPlainly } from '../table/words/Said.tsx';
import { type Board, useBoard } from './boardContext.tsx';
import { resourceIcon } from './icons.ts';
import {
  type Amounts,
  type Draft,
  emptyDraft,
  GOODS,
  type Good,
  holdingsOf,
  isEmpty,
  isHidden,
  mostOf,
  offerOf,
  toggled,
  wishes,
  withAmount,
} from './offerDraft.ts';
import './offer.css';

const ALL = 'all';

/** Puts an offer together: to whom, what is given, what is wanted. The game says whether it may be made. */
export function OfferBuilder({ seat }: { readonly seat: number }) {
  const board = useBoard();
  const { view, ui } = board;
  const { players, answer, ask, talk } = useTable();
  const others = view.players.filter((player) => player.seat !== seat);
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(others.length === 1 ? (others[0]?.seat ?? null) : null));
  const offer = useMemo(() => offerOf(draft, view.hand), [draft, view.hand]);
  const refusal = useRefusal(isEmpty(draft) ? null : offer, ask?.id ?? null);
  const own = view.players[seat];
  if (own === undefined || ask === null) return null;
  const partners = others.filter((player) => draft.to === null || player.seat === draft.to);
  const ownGoods = holdingsOf(own);
  const theirGoods = mostOf(partners.map(holdingsOf));
  const canSend = !isEmpty(draft) && refusal === null;
  return (
    <section className="civ-offer" aria-label={ui('offer.title')}>
      {others.length > 1 && (
        <Segment
          label={ui('offer.to')}
          value={draft.to === null ? ALL : String(draft.to)}
          choices={[
            { value: ALL, label: ui('offer.everybody') },
            ...others.map((player) => ({ value: String(player.seat), label: players.names[player.seat] ?? '' })),
          ]}
          onChange={(to) => setDraft({ ...draft, to: to === ALL ? null : Number(to) })}
        />
      )}
      <div className="civ-offer-sides">
        <Side title={ui('offer.gives')}>
          <Amount
            goods={GOODS.filter((good) => !isHidden(good) && (ownGoods[good] ?? 0) > 0)}
            have={ownGoods}
            amounts={draft.gives}
            isLimited
            onChange={(gives) => setDraft({ ...draft, gives })}
          />
          <OwnPieces draft={draft} onChange={setDraft} />
        </Side>
        <Side title={ui('offer.wants')}>
          <Amount
            goods={wishes(theirGoods)}
            have={theirGoods}
            amounts={draft.wants}
            isLimited={false}
            onChange={(wants) => setDraft({ ...draft, wants })}
          />
        </Side>
      </div>
      <div className="civ-offer-end" aria-live="polite">
        <p className="grow">
          {isEmpty(draft) ? (
            <span className="muted">{ui('offer.empty')}</span>
          ) : refusal === null ? (
            <SaidPlainly phrase={talk.option(offer, ask, view as unknown as PlainObject, players)} />
          ) : (
            <Refused refusal={refusal} />
          )}
        </p>
        <Button className="btn ink" isDisabled={!canSend} onPress={() => answer(offer)}>
          {ui('offer.make')}
        </Button>
      </div>
    </section>
  );
}

/** Why the offer may not be made in answer to this question; null while it may, or while that is unknown. */
function useRefusal(offer: PlainObject | null, asked: string | null): Illegal | null {
  const { link } = useTable();
  const [refusal, setRefusal] = useState<Illegal | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question may have another reason.
  useEffect(() => {
    setRefusal(null);
    if (offer === null) return;
    let isOld = false;
    void link.command({ type: 'explain', intent: { kind: 'negotiate', answer: offer } }).then((reply) => {
      if (isOld || reply.type !== 'explanation' || reply.rule === null) return;
      setRefusal({ rule: reply.rule, params: reply.params });
    });
    return () => {
      isOld = true;
    };
  }, [offer, link, asked]);
  return refusal;
}

function Refused({ refusal }: { readonly refusal: Illegal }) {
  const { talk, view, players, openRule } = useTable();
  return (
    <>
      <StrokeIcon of="ban" size={16} /> <Said phrase={talk.refusal(refusal, view, players)} />{' '}
      {isRule(refusal.rule) && <RuleLink rule={refusal.rule} onPress={openRule} />}
    </>
  );
}

function Side({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="civ-offer-side">
      <h3 className="panel-title">{title}</h3>
      <div className="civ-offer-goods">{children}</div>
    </div>
  );
}

/** The amount of each of these goods, limited by what the giver has; a wanted amount may exceed it. */
function Amount({
  goods,
  have,
  amounts,
  isLimited,
  onChange,
}: {
  readonly goods: readonly Good[];
  readonly have: Amounts;
  readonly amounts: Amounts;
  readonly isLimited: boolean;
  readonly onChange: (amounts: Amounts) => void;
}) {
  const board = useBoard();
  if (goods.length === 0) return <p className="caption">{board.ui('offer.none')}</p>;
  return goods.map((good) => (
    <NumberField
      key={good}
      className="civ-offer-good"
      value={amounts[good] ?? 0}
      minValue={0}
      {...(isLimited ? { maxValue: Math.max(have[good] ?? 0, amounts[good] ?? 0) } : {})}
      onChange={(n) => onChange(withAmount(amounts, good, Number.isFinite(n) ? n : 0))}
      data-some={(amounts[good] ?? 0) > 0 || undefined}
      data-none={(have[good] ?? 0) === 0 || undefined}
    >
      <Label>
        <GameIcon of={goodIcon(good)} size={18} />
        <span>{goodName(board, good)}</span>
      </Label>
      <Group className="civ-stepper">
        <Button slot="decrement" className="civ-step">
          <StrokeIcon of="minus" size={14} />
        </Button>
        <Input className="civ-step-number" />
        <span className="civ-step-most" aria-hidden="true">
          /{have[good] ?? 0}
        </span>
        <Button slot="increment" className="civ-step">
          <StrokeIcon of="plus" size={14} />
        </Button>
      </Group>
    </NumberField>
  ));
}

/** The player's own markers and events, each to be given or kept. */
function OwnPieces({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  const { view, say } = useBoard();
  const { hand } = view;
  if (hand === null) return null;
  const piece = (list: 'markers' | 'events', name: string, place: number) => (
    <ToggleButton
      key={`${list} ${place}`}
      className="civ-offer-piece"
      isSelected={draft[list].includes(place)}
      onChange={() => onChange({ ...draft, [list]: toggled(draft[list], place) })}
    >
      <GameIcon of={list === 'events' ? 'yield.culture' : pieceIcon(name)} size={18} />
      {textOf(say.piece(name))}
    </ToggleButton>
  );
  return (
    <>
      {hand.markers.map((name, place) => piece('markers', name, place))}
      {hand.events.map((name, place) => piece('events', name, place))}
    </>
  );
}

function pieceIcon(marker: string): Meaning {
  return marker.startsWith('village:') ? 'marker.village' : 'marker.hut';
}

function goodIcon(good: Good): Meaning {
  if (good === 'trade' || good === 'culture') return `yield.${good}`;
  if (good === 'huts') return 'marker.hut';
  if (good === 'villages') return 'marker.village';
  return isHidden(good) ? 'yield.culture' : resourceIcon(good);
}

function goodName({ say, ui }: Board, good: Good): string {
  if (good === 'trade' || good === 'culture') return say.text(`figures.${good}`);
  if (good === 'huts' || good === 'villages') return ui(`good.${good}`);
  return isHidden(good) ? ui('good.events', { deck: good }) : textOf(say.name('resource', good));
}
