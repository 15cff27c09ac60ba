import { Component, type ReactNode } from "react";
import { Notice } from "../ui/Notice.tsx";

type Props = {
  /** Called when the page is shown again: the focused button is gone, so focus needs a new place. */
  onRecover: () => void;
  children: ReactNode;
};
type State = { error: unknown; crashed: boolean };

/** Keeps a crash inside the content area: the navbar around it stays alive. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, crashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, crashed: true };
  }

  override componentDidUpdate(_props: Props, before: State) {
    if (before.crashed && !this.state.crashed) this.props.onRecover();
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <Notice
        drawing="broken"
        title="This page crashed."
        text="The rest of the site works. Trying again redraws this page."
        detail={errorMessages(this.state.error).join("\n")}
        action="Try again"
        onAction={() => this.setState({ error: null, crashed: false })}
      />
    );
  }
}

/** The error's message and those of the errors that caused it. */
export function errorMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : errorMessages(error.cause))];
}
