import { Component, type ReactNode } from "react";
import { ROOT_ID } from "../lib/documentIds.ts";

type Props = {
  /** Called when the document is whole again, without the shell. */
  onCrash: () => void;
  children: ReactNode;
};
type State = { copy: Node | null };

const rootElement = () => document.getElementById(ROOT_ID);

/**
 * Keeps the document when the shell crashes: React takes everything it manages away, so a copy of it is put
 * in its place. The shell's listeners are removed with it, and links become ordinary links again.
 */
export class ShellBoundary extends Component<Props, State> {
  override state: State = { copy: null };

  /** At this point the document is still as it was before the crash. */
  static getDerivedStateFromError(): State {
    return { copy: rootElement()?.cloneNode(true) ?? null };
  }

  override componentDidCatch() {
    rootElement()?.replaceChildren(...(this.state.copy?.childNodes ?? []));
    this.props.onCrash();
  }

  override render() {
    return this.state.copy === null ? this.props.children : null;
  }
}
