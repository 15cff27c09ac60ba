import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { announce } from "../browser/announce.ts";
import { copyText } from "../browser/clipboard.ts";
import { fetchFile } from "../browser/loadJson.ts";
import { pageFile } from "../lib/barePath.ts";
import { COPY_FEEDBACK_MS, COPY_WORDS } from "../lib/copyFeedback.ts";
import tools from "../ui/ToolButton.module.css";
import styles from "./CopyPage.module.css";
import menuList from "./MenuList.module.css";
import { useDismissal } from "./useDismissal.ts";

/** What the menu says after a click: shorter than what is announced. */
const OUTCOMES = {
  copied: [COPY_WORDS.copied, COPY_WORDS.copied],
  failed: [COPY_WORDS.failed, `${COPY_WORDS.failed}. Open the Markdown to copy it there.`],
  unloaded: ["Not loaded", "The Markdown could not be loaded. Try again."],
} as const;
type Outcome = keyof typeof OUTCOMES;

type Props = { path: string };

/** The page as Markdown: a link, which scripts turn into the button of a small menu. */
export function CopyPage({ path }: Props) {
  const href = import.meta.env.BASE_URL + pageFile(path, ".md");
  const trigger = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const text = useRef<Promise<string> | null>(null);
  // Undefined while it is a link: no script runs.
  const [isOpen, setOpen] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    // A copy without a server cannot fetch the Markdown, but it has it.
    if (!import.meta.env.COPY) setOpen(false);
  }, []);
  useEffect(() => {
    if (outcome === null) return;
    const ending = setTimeout(() => {
      setOutcome(null);
      announce("");
    }, COPY_FEEDBACK_MS);
    return () => clearTimeout(ending);
  }, [outcome]);

  const close = (toTrigger: boolean) => {
    if (toTrigger) trigger.current?.focus();
    setOpen(false);
  };
  useDismissal(() => isOpen === true, [trigger, list], close);
  const load = () => {
    text.current ??= fetchFile(href)
      .then((response) => response.text())
      .catch((error: unknown) => {
        text.current = null;
        throw error;
      });
    return text.current;
  };
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
    // Before it is wanted: browsers copy only right after a click. A failure is said when it is wanted.
    if (!isOpen) load().catch(() => undefined);
  };
  const copy = async (button: HTMLElement) => {
    const result = await load()
      .then((markdown) => copyText(markdown, button))
      .then((isCopied): Outcome => (isCopied ? "copied" : "failed"))
      .catch((): Outcome => "unloaded");
    setOutcome(result);
    announce(OUTCOMES[result][1]);
    if (result === "copied") close(true);
    else getSelection()?.removeAllRanges();
  };
  const isCopied = outcome === "copied";
  return (
    <>
      <a
        ref={trigger}
        href={href}
        className={`${tools.tool} ${styles.copy}`}
        data-copy={isCopied ? outcome : undefined}
        data-needs-shell={isOpen === undefined ? "" : undefined}
        {...(isOpen !== undefined && { role: "button", "aria-expanded": isOpen })}
        {...(!import.meta.env.COPY && {
          // With a key held down, another tab or window gets the Markdown.
          onClick: (event) => event.ctrlKey || event.metaKey || event.shiftKey || toggle(event),
          onKeyDown: (event) => event.key === " " && toggle(event),
        })}
      >
        {isCopied ? OUTCOMES.copied[0] : "Copy page"}
      </a>
      {isOpen && (
        <ul ref={list} className={`${menuList.list} ${styles.list}`}>
          <li>
            <button type="button" onClick={({ currentTarget }) => void copy(currentTarget)}>
              {outcome === null || isCopied ? "Copy as Markdown" : OUTCOMES[outcome][0]}
            </button>
          </li>
          <li>
            <a href={href}>Open Markdown</a>
          </li>
        </ul>
      )}
    </>
  );
}
