import type { ReactNode } from "react";
import { isRecord } from "../../lib/isRecord.ts";
import { textAt } from "../../lib/valueAt.ts";
import { operationNamed, scenarioNamed } from "../../reference/model/find.ts";
import { Code } from "../../ui/Code.tsx";
import { useReference } from "../SiteContext.ts";
import { Diagram } from "./Diagram.tsx";
import styles from "./LookupDecision.module.css";

/** The questions a lookup asks, in order, and the answer each way out gives. */
export function LookupDecision() {
  return (
    <Diagram
      caption={
        <>
          What a lookup answers. The last two answers differ only by <code>terminated</code>: look
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
        <li>
          <p className={styles.question}>Does the text have the form of a postcode?</p>
          <Branch way="no" onward="yes">
            <Outcome scenario="malformed" kind="bad">
              Half a postcode, a hyphen, a character too many.
            </Outcome>
          </Branch>
        </li>
        <li>
          <p className={styles.question}>Is it a live postcode?</p>
          <Branch way="yes" onward="no">
            <Outcome scenario="found" kind="good">
              <code>result</code> holds the postcode.
            </Outcome>
          </Branch>
        </li>
        <li>
          <p className={styles.question}>Was it one before?</p>
          <Branch way="yes" onward="no">
            <Outcome scenario="terminated" kind="past">
              With <code>terminated</code>: year, month and last known point.
            </Outcome>
          </Branch>
        </li>
        <li>
          <Outcome scenario="not-found" kind="bad">
            Without <code>terminated</code>: mistyped, or too new for the data.
          </Outcome>
        </li>
      </ol>
    </Diagram>
  );
}

type Answer = "yes" | "no";
type BranchProps = { way: Answer; onward: Answer; children: ReactNode };

function Branch({ way, onward, children }: BranchProps) {
  return (
    <>
      <div className={styles.branch}>
        <span className={styles.way}>{way}</span>
        {children}
      </div>
      <span className={styles.onward}>{onward}</span>
    </>
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
