import type { ReactNode } from 'react';

/** A headed part of a player's panel. */
export function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="civ-part">
      <h3 className="panel-title">
        <span className="grow">{title}</span>
        {note}
      </h3>
      {children}
    </div>
  );
}
