import { Fold } from "../../ui/Fold.tsx";
import type { Content, Shape } from "../model/types.ts";
import { ConstraintWords } from "./ConstraintWords.tsx";
import styles from "./ContentFields.module.css";
import { type FieldListContext, RootFields } from "./FieldList.tsx";

type Props = {
  content: Content;
  /** The first of several; the others are folded. */
  isMain: boolean;
  context: FieldListContext;
};

/** A body or an answer of one media type: what it is, and the fields inside. */
export function ContentFields({ content, isMain, context }: Props) {
  const { shape } = content;
  const types = content.contentTypes.join(", ");
  if (!isMain) {
    return (
      <Fold
        look="plain"
        summary={
          <span data-proven="">
            As <code>{types}</code>
          </span>
        }
      >
        <p className={styles.words} data-proven="">
          <TypeLine shape={shape} />
        </p>
        <RootFields shape={shape} context={context} />
      </Fold>
    );
  }
  return (
    <div className={styles.content}>
      <p className={styles.words} data-proven="">
        <code>{types}</code> <TypeLine shape={shape} />
      </p>
      <RootFields shape={shape} context={context} />
    </div>
  );
}

function TypeLine({ shape }: { shape: Shape }) {
  return [
    shape.type,
    ...shape.constraints.flatMap((word) => [" · ", <ConstraintWords key={word} word={word} />]),
  ];
}
