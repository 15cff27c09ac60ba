import { useReference } from "../article/SiteContext.ts";
import { textAt } from "../lib/exampleValue.ts";
import { operationNamed } from "../reference/model/find.ts";
import { nationExamples } from "../reference/model/nationExamples.ts";
import { NationSwitch } from "../reference/views/NationSwitch.tsx";
import { ofNation } from "../reference/views/ofNation.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { CopyLine } from "../ui/CopyLine.tsx";
import { Heading } from "../ui/Heading.tsx";
import { ExchangeBlock } from "./ExchangeBlock.tsx";
import { exchangeOf } from "./exchanges.ts";
import heroStyles from "./Hero.module.css";
import styles from "./HomePage.module.css";
import { PostcodeFigure } from "./PostcodeFigure.tsx";

/** The home page of the test site: tiles, a line to copy, an exchange, folds of which one is open at a time. */
export function HomePage() {
  const reference = useReference();
  return (
    <div className={styles.page}>
      <h1>A small site for the tests</h1>
      <p>
        This page has what a home page has, in little room. It leads to{" "}
        <Anchor href="/docs/overview">the overview</Anchor>, to{" "}
        <Anchor href="/endpoints">every endpoint</Anchor> and to{" "}
        <Anchor href="/docs/api">the reference</Anchor>.
      </p>
      <PostcodeFigure outcode="TE1" incode="1ST" />
      <CopyLine text="curl https://test.example" label="Copy the command">
        <code>curl https://test.example</code>
      </CopyLine>
      {PARTS.map(({ name, text }, index) => (
        <details key={name} name="parts" open={index === 1}>
          <summary>{name}</summary>
          <p>{text}</p>
        </details>
      ))}
      <ExchangeBlock exchange={exchangeOf(reference, "lookupPostcode", "found")} />
      <Nations />
      <Heading level={2} id="more">
        More words
      </Heading>
      <p>{FILLER}</p>
    </div>
  );
}

function Nations() {
  const examples = nationExamples(operationNamed(useReference(), "lookupPostcode"));
  return (
    <div id="nations" className={heroStyles.hero}>
      <NationSwitch examples={examples} />
      {examples.map((example) => (
        <p key={example.nation} {...ofNation(example, examples)}>
          <code>{textAt(example.scenario.response.example.value, "result.postcode")}</code>
        </p>
      ))}
    </div>
  );
}

const PARTS = [
  { name: "The first part", text: "Opening it closes the second part." },
  { name: "The second part", text: "It is open when the page is opened." },
  { name: "The third part", text: "Opening it closes whichever part was open before." },
] as const;

const FILLER =
  "The build refuses a page with too few words, because a page that short is no use. This paragraph is here to reach that number on the home page of the test site, and has nothing else to say. It is written in plain sentences. The build checks the spelling of each word, the quotes, the numbers and the links of every page. The test site is built by the same code with the same checks. If you change a word here, no test of behaviour should notice. If you add a component to the home page of the real site, and its behaviour is worth a test, add it here as well, with as little around it as you can. The tests look for roles and for names, so choose a name that cannot be mistaken for another one on this page. That is all there is to know about this page, and it has enough words now.";
