import type { Operation } from "../model/types.ts";
import styles from "./AvoidList.module.css";
import { Blocks } from "./Blocks.tsx";

type Props = { avoid: Operation["avoid"] };

/** Inputs that the server does not expect, and what they bring. */
export function AvoidList({ avoid }: Props) {
  return (
    <dl className={styles.list}>
      {avoid.map(({ input, outcome }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
        <div key={index} className={styles.entry}>
          <dt>
            <Blocks blocks={input} />
          </dt>
          <dd>
            <Blocks blocks={outcome} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
