import { Component, type ReactNode } from 'react';

interface State {
  readonly error: Error | null;
}

/** Where the page itself fails: says so, in plain words, and offers a fresh start. Words may be missing, so these are fixed. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <main className="failure" role="alert">
        <h1 className="title">Tessera</h1>
        <p lang="en">Something went wrong on this page. Your games are safe.</p>
        <p lang="pl">Coś poszło nie tak na tej stronie. Twoje gry są bezpieczne.</p>
        <p lang="lt">Šiame puslapyje įvyko klaida. Jūsų žaidimai saugūs.</p>
        <a className="btn ink" href="/">
          ↻
        </a>
      </main>
    );
  }
}
