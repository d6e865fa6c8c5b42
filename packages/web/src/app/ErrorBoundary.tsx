import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen.tsx';
import { pathOf, type Route } from './routes.ts';

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** The address at which it failed: any other address starts afresh. */
  readonly at: string;
}

/** When the page itself fails, says so and offers a way back. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, at: pathOf(this.props.route) };

  static getDerivedStateFromProps({ route }: Props, before: State): State | null {
    const at = pathOf(route);
    return at === before.at ? null : { hasFailed: false, at };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailureScreen route={this.props.route} /> : this.props.children;
  }
}
