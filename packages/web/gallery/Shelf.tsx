import type { ReactNode } from 'react';

/** Things of one kind side by side. */
export function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel">
      <h2 className="panel-title">{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  );
}
