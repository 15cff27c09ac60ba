import { reference } from "virtual:reference";
import { apiBaseUrl } from "../apiBaseUrl.ts";
import { referenceLinks } from "../article/referenceLinks.ts";
import type { Page } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { Heading } from "../ui/Heading.tsx";
import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./EndpointsPage.module.css";

type Props = { page: Page };

/** Every endpoint with a request and the answer to it. Nothing here calls the API. */
export function EndpointsPage({ page }: Props) {
  return (
    <div className={styles.page}>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {reference.groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading level={2} id={group.id}>
            {group.title}
          </Heading>
          {group.operations.map((operation) => {
            const [scenario] = operation.scenarios;
            return (
              <section key={operation.id} className={styles.endpoint}>
                <Heading level={3} id={operation.anchor}>
                  {operation.title}
                </Heading>
                <p>
                  <MethodBadge method={operation.method} /> <code>{operation.path}</code>
                </p>
                <p>
                  {operation.summary}{" "}
                  <Anchor href={referenceLinks.operation(operation.id)}>
                    Reference<span className="visually-hidden">: {operation.title}</span>
                  </Anchor>
                </p>
                {scenario && (
                  <details>
                    <summary>Request and answer</summary>
                    <CodeBlock
                      language="http"
                      code={`${operation.method.toUpperCase()} ${apiBaseUrl}${scenario.request.target}`}
                    />
                    <CodeBlock language="json" code={scenario.response.example.text} />
                  </details>
                )}
              </section>
            );
          })}
        </section>
      ))}
    </div>
  );
}
