import { defaultSampleLanguage } from "../../lib/sampleLanguageIds.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { samplesFor } from "../model/samples/samples.ts";
import type { Operation, Scenario } from "../model/types.ts";
import styles from "./Samples.module.css";

type Props = {
  operation: Operation;
  scenario: Scenario;
  baseUrl: string;
  /** A plain curl command to show instead of the sample that handles errors. */
  command?: string;
};

/**
 * The request of a scenario in every language. Which one shows is an attribute of the document that
 * the early script sets, so nothing flashes; article/enhance/sampleTabs.ts makes the tabs work. Without scripts
 * all languages stand one below the other under their names.
 */
export function Samples({ operation, scenario, baseUrl, command }: Props) {
  const samples = samplesFor(operation, scenario, baseUrl);
  const id = (language: string) => `sample-${operation.anchor}-${scenario.name}-${language}`;
  const title = `${operation.title}: ${scenario.title}`;
  return (
    <div className={styles.samples} data-wide="">
      <div className={styles.tabs} role="tablist" aria-label={`Language of the sample. ${title}`}>
        {samples.map(({ language }) => (
          <button
            key={language.id}
            type="button"
            role="tab"
            id={`${id(language.id)}-tab`}
            className={styles.tab}
            aria-controls={id(language.id)}
            aria-selected={language.id === defaultSampleLanguage}
            tabIndex={language.id === defaultSampleLanguage ? 0 : -1}
            data-sample-tab={language.id}
            data-needs-shell=""
          >
            {language.label}
          </button>
        ))}
      </div>
      {samples.map(({ language, code }) => (
        <div
          key={language.id}
          role="tabpanel"
          id={id(language.id)}
          aria-labelledby={`${id(language.id)}-tab`}
          className={styles.panel}
          data-sample-panel={language.id}
        >
          <p className={styles.language}>{language.label}</p>
          <CodeBlock
            code={language.id === "curl" ? (command ?? code) : code}
            language={language.highlight}
            title={scenario.title}
            label={`${language.label}: ${scenario.title}`}
            scrolls
          />
        </div>
      ))}
    </div>
  );
}
