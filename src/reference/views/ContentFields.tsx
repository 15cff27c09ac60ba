import { Fold } from "../../ui/Fold.tsx";
import type { Content, Shape } from "../model/types.ts";
import { ConstraintWords } from "./ConstraintWords.tsx";
import styles from "./FieldList.module.css";
import { type FieldListContext, RootFields } from "./FieldList.tsx";

type Props = { contents: readonly Content[]; context: FieldListContext };

/** A body or a response by media type: what it is, and the fields inside. All but the first are folded. */
export function ContentFields({ contents, context }: Props) {
  return contents.map(({ contentTypes, shape }, index) => {
    const types = contentTypes.join(", ");
    return index === 0 ? (
      <div key={types}>
        <p className={styles.types} data-proven="">
          <code>{types}</code> <TypeLine shape={shape} />
        </p>
        <RootFields shape={shape} context={context} />
      </div>
    ) : (
      <Fold
        key={types}
        look="plain"
        summary={
          <span data-proven="">
            As <code>{types}</code>
          </span>
        }
      >
        <p className={styles.types} data-proven="">
          <TypeLine shape={shape} />
        </p>
        <RootFields shape={shape} context={context} />
      </Fold>
    );
  });
}

function TypeLine({ shape }: { shape: Shape }) {
  return [
    shape.type,
    ...shape.constraints.flatMap((word) => [" · ", <ConstraintWords key={word} word={word} />]),
  ];
}
