import type { NationExample } from "../model/nationExamples.ts";
import { nationNames } from "../model/types.ts";
import styles from "./NationSwitch.module.css";

type Props = { examples: readonly NationExample[] };

/**
 * Chooses the nation whose example is shown. Browsers restore choices on their own, but not what a script loaded: only a form
 * may tell them not to. It submits nothing.
 */
export function NationSwitch({ examples }: Props) {
  return (
    <fieldset className={styles.nations} data-twin="none">
      <legend className="visually-hidden">Nation</legend>
      <form method="dialog" autoComplete="off">
        {examples.map(({ nation }, index) => (
          <label key={nation} className={styles.nation}>
            <input type="radio" name="nation" value={nation} defaultChecked={index === 0} />
            {nation === "islands" ? "Islands" : nationNames[nation]}
          </label>
        ))}
      </form>
    </fieldset>
  );
}
