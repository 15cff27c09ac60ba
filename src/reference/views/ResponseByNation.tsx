import { usePage, useReference } from "../../article/SiteContext.ts";
import { withBase } from "../../lib/basePath.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { operationNamed } from "../model/find.ts";
import { nationExamples } from "../model/nationExamples.ts";
import { NationResponse } from "./NationResponse.tsx";
import styles from "./NationSwitch.module.css";
import { NationSwitch } from "./NationSwitch.tsx";
import { nationsGuide, nationsPath } from "./nationFiles.tsx";

/**
 * The response of an operation in the nation that the reader chooses. The first is on the page;
 * article/enhance/nations.ts fetches the file of all of them when one is chosen. Without scripts there is no choice, but
 * a link to the home page, where all are.
 */
export function ResponseByNation({ operation: id }: { operation: string }) {
  const operation = operationNamed(useReference(), id);
  const examples = nationExamples(operation);
  const [first] = examples;
  if (first === undefined) {
    throw new Error(
      `No scenario of ${id} returns a record with a country. Show its response with <ResponseExample>.`,
    );
  }
  if (usePage().path !== nationsGuide) {
    throw new Error(`<ResponseByNation> is made for ${nationsGuide}. Use <ResponseExample> here.`);
  }
  const address = withBase(import.meta.env.BASE_URL, `/${nationsPath(operation)}`);
  return (
    <div className={`${styles.marked} ${styles.loaded}`} data-wide="" data-sample-nations={address}>
      <NationSwitch examples={examples} />
      <NationResponse operation={operation} example={first} first={first} />
      <p className={styles.elsewhere} data-twin="none">
        <Anchor href="/#nations">The same object in other nations</Anchor>
      </p>
    </div>
  );
}
