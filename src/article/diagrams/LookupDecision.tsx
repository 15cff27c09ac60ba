import type { ReactNode } from "react";
import { textAt } from "../../lib/exampleValue.ts";
import { isRecord } from "../../lib/isRecord.ts";
import { operationNamed, scenarioNamed } from "../../reference/model/find.ts";
import { Code } from "../../ui/Code.tsx";
import { useReference } from "../SiteContext.ts";
import { Diagram } from "./Diagram.tsx";
import styles from "./LookupDecision.module.css";

/** What a lookup checks, in order, and the response to each outcome. */
export function LookupDecision() {
  return (
    <Diagram
      caption={
        <>
          What a lookup returns. The last two responses differ only by <code>terminated</code>: look
          for it before you tell somebody that a postcode is wrong.
        </>
      }
    >
      <ol className={styles.path}>
        <li>
          <p className={styles.question}>
            <code>GET /postcodes/{"{postcode}"}</code>
          </p>
        </li>
        <Step question="Does the text have the form of a postcode?" way="no">
          <Outcome scenario="malformed" kind="bad">
            Half a postcode, a hyphen, a character too many.
          </Outcome>
        </Step>
        <Step question="Is it a live postcode?" way="yes">
          <Outcome scenario="found" kind="good">
            <code>result</code> holds the postcode.
          </Outcome>
        </Step>
        <Step question="Was it one before?" way="yes">
          <Outcome scenario="terminated" kind="past">
            With <code>terminated</code>: year, month and last known point.
          </Outcome>
        </Step>
        <li>
          <Outcome scenario="not-found" kind="bad">
            Without <code>terminated</code>: mistyped, or too new for the data.
          </Outcome>
        </li>
      </ol>
    </Diagram>
  );
}

type StepProps = {
  question: string;
  /** Leads to the outcome; the opposite leads to the next question. */
  way: "yes" | "no";
  children: ReactNode;
};

function Step({ question, way, children }: StepProps) {
  return (
    <li>
      <p className={styles.question}>{question}</p>
      <div className={styles.branch}>
        <span className={styles.way} data-twin-before="If ">
          {way}
        </span>
        {children}
      </div>
      <span className={styles.onward} data-twin-before="If ">
        {way === "yes" ? "no" : "yes"}
      </span>
    </li>
  );
}

type OutcomeProps = { scenario: string; kind: "good" | "past" | "bad"; children: ReactNode };

function Outcome({ scenario, kind, children }: OutcomeProps) {
  const { request, response } = scenarioNamed(
    operationNamed(useReference(), "lookupPostcode"),
    scenario,
  );
  const body = response.example.value;
  const error = isRecord(body) && "error" in body ? textAt(body, "error") : "";
  return (
    <div className={styles.outcome} data-kind={kind}>
      <p>
        <strong>{response.status}</strong> {error !== "" && <code>{error}</code>}
      </p>
      <p className={styles.note}>{children}</p>
      <p className={styles.note}>
        Example: <Code>{textAt(request, "pathValues.postcode")}</Code>
      </p>
    </div>
  );
}
