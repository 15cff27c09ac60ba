import { memo } from "react";
import { siteAddress } from "../../ui/siteAddress.ts";
import type { SearchHit } from "../entry.ts";
import { typedKinds } from "../typedKinds.ts";
import { Marked } from "./Marked.tsx";

type Props = { hit: SearchHit; id: string; isActive: boolean; onChoose: () => void };

/** One result: its title, where it is, and the line that may be the answer already. */
export const ResultLink = memo(function ResultLink({ hit, id, isActive, onChoose }: Props) {
  const { kind, address, title, answer, trail, matched } = hit;
  const Title = typedKinds.includes(kind) ? "code" : "span";
  return (
    <a
      id={id}
      className="result"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={siteAddress(address)}
      onClick={onChoose}
    >
      <Title className="title">
        <Marked text={title} words={matched} />
      </Title>{" "}
      <span className="trail">{trail.join(" › ")}</span>{" "}
      <span className="answer">
        <Marked text={answer} words={matched} />
      </span>
    </a>
  );
});
