import { withBase } from "../lib/basePath.ts";
import { Marked } from "./Marked.tsx";
import type { SearchHit } from "./openIndex.ts";

type Props = {
  hit: SearchHit;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One result: its title, where it is, and the line that may be the answer already. */
export function ResultLink({ hit, id, isActive, onPoint, onChoose }: Props) {
  const { kind, address, title, answer, trail, matched } = hit;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
    <a
      id={id}
      className="result"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={withBase(import.meta.env.BASE_URL, address)}
      data-kind={kind}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="title">
        <Marked text={title} words={matched} />
      </span>{" "}
      <span className="trail">{trail.join(" › ")}</span>{" "}
      <span className="answer">
        <Marked text={answer} words={matched} />
      </span>
    </a>
  );
}
