/** What became of a project's journeys: how many checks each had, all of which passed. */
export type Results = Record<string, { browser: string; checks: Record<string, number> }>;

const ENGINES = ["Chromium", "Firefox", "WebKit"];
const BEGINNING = "<!-- support: npm run support:update -->";
const END = "<!-- /support -->";
const NONE = "–";

/** The README with the table of these results. */
export function withTable(readme: string, results: Results): string {
  const [before, rest] = split(readme, BEGINNING);
  const [, after] = split(rest, END);
  return `${before}${BEGINNING}\n\n${table(results)}\n${END}${after}`;
}

function table(results: Results): string {
  const engines = ENGINES.map((name) => [name, results[name]] as const);
  const titles = [...new Set(engines.flatMap(([, result]) => Object.keys(result?.checks ?? {})))];
  const total = (name: string) => sum(Object.values(results[name]?.checks ?? {}));
  const cells = (title: string) => ENGINES.map((name) => results[name]?.checks[title] ?? NONE);
  const others = Object.keys(results).filter((name) => !ENGINES.includes(name));
  return [
    row(["Journey", ...engines.map(([name, result]) => result?.browser ?? name)]),
    row(["---", ...ENGINES.map(() => "---:")]),
    ...titles.map((title) => row([title, ...cells(title)])),
    row(["All checks", ...ENGINES.map(total)]),
    "",
    row(["Chromium without", "Journeys", "Checks"]),
    row(["---", "---:", "---:"]),
    ...others.map((name) => {
      const count = Object.keys(results[name]?.checks ?? {}).length;
      return row([name.replace("Chromium without ", ""), count, total(name)]);
    }),
    "",
  ].join("\n");
}

/** What the README's table says otherwise than these results, which need not be all: a sentence each. */
export function differences(readme: string, results: Results): string[] {
  const [, rest] = split(readme, BEGINNING);
  const rows = split(rest, END)[0]
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const stated = (title: string, column: number) =>
    rows.find(([, first]) => first === title)?.[column + 2];
  return ENGINES.flatMap((name, column) =>
    Object.entries(results[name]?.checks ?? {})
      .filter(([title, count]) => stated(title, column) !== String(count))
      .map(
        ([title, count]) =>
          `README.md says ${stated(title, column) ?? "nothing"} about "${title}" in ${name}, where ${count} checks passed. Run "npm run support:update".`,
      ),
  );
}

/** The journeys that the table names. */
export function journeysIn(readme: string): string[] {
  const [, rest] = split(readme, BEGINNING);
  const rows = split(rest, "| All checks")[0].split("\n").slice(4);
  return rows.map((line) => line.split("|")[1]?.trim() ?? "").filter((title) => title !== "");
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  if (place < 0) throw new Error(`README.md has no "${at}" around the table of browsers.`);
  return [text.slice(0, place), text.slice(place + at.length)];
}
