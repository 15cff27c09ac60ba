import { useId } from "react";
import { useSite } from "../../article/SiteContext.ts";
import { withBase } from "../../lib/basePath.ts";
import { defaultSampleLanguage } from "../../lib/sampleLanguageIds.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { samplesFor } from "../model/samples/samples.ts";
import type { Operation, Scenario } from "../model/types.ts";
import { useNameAddresses } from "./nameAddresses.ts";
import styles from "./Samples.module.css";
import { samplesPath } from "./sampleFiles.ts";

type Props = { operation: Operation; scenario: Scenario };

/**
 * The request of a scenario. The first language is on the page; article/enhance/sampleTabs.ts fetches the file of the
 * others when one is chosen. Without scripts there are no tabs, but a link to all of them as text.
 */
export function Samples({ operation, scenario }: Props) {
  const samples = samplesFor(operation, scenario, useSite().apiBaseUrl);
  const others = samples.filter(({ language }) => language.id !== defaultSampleLanguage);
  const { body } = scenario.request;
  const { inBody } = useNameAddresses();
  const panel = useId();
  const address = withBase(import.meta.env.BASE_URL, `/${samplesPath(operation, scenario)}`);
  return (
    <div className={styles.samples} data-wide="" data-samples={`${address}.json`}>
      <div className={styles.tabs} role="tablist" aria-label={`Language: ${scenario.title}`}>
        {samples.map(({ language: { id, label } }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-controls={id === defaultSampleLanguage ? panel : undefined}
            aria-selected={id === defaultSampleLanguage}
            tabIndex={id === defaultSampleLanguage ? 0 : -1}
            data-sample-tab={id}
          >
            {label}
          </button>
        ))}
      </div>
      {samples
        .filter((sample) => !others.includes(sample))
        .map(({ language: { id, label, grammar }, code }) => (
          <div key={id} id={panel} role="tabpanel" aria-label={label}>
            <CodeBlock
              code={code}
              language={grammar}
              title={scenario.title}
              label={`${label}: ${scenario.title}`}
              scrolls
              wraps
              {...(body && { names: inBody(operation, body) })}
            />
          </div>
        ))}
      <p className={styles.others} data-twin="none">
        This request in{" "}
        <a href={`${address}.txt`}>{others.map(({ language }) => language.label).join(", ")}</a>
      </p>
    </div>
  );
}
