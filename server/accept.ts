/**
 * The coding to send, out of those the server has, best first; null for the file as it is. A client
 * refuses a coding with `q=0`, and `*` speaks for every coding it does not name (RFC 9110, 12.5.3).
 */
export function chooseCoding<Coding extends string>(
  header: string,
  available: readonly Coding[],
): Coding | null {
  const weights = weightsIn(header);
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  // Unnamed, identity is acceptable and the last choice; refused, it is sent only if nothing else is left.
  const identity = weights.get("identity") ?? 0;
  const [best] = available
    .map((coding) => ({ coding, weight: weightOf(coding) }))
    .filter(({ weight }) => weight > 0 && weight >= identity)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.coding ?? null;
}

/**
 * Whether a client wants a page as Markdown: it says so by name, and wants HTML no more than that. Ranges such as `*` do
 * not count: browsers send them (RFC 9110, 12.5.1).
 */
export function prefersMarkdown(header: string): boolean {
  const weights = weightsIn(header);
  const markdown = weights.get("text/markdown") ?? 0;
  const html = weights.get("text/html") ?? weights.get("text/*") ?? weights.get("*/*") ?? 0;
  return markdown > 0 && markdown >= html;
}

/** The weight of each coding or type that the header names, between 0 and 1. */
function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
    if (name !== "") weights.set(name, q === undefined ? 1 : weightFrom(q));
  }
  return weights;
}

/** A weight that no standard allows counts as a refusal: what is sent without it suits everyone. */
function weightFrom(parameter: string): number {
  const value = parameter.slice(parameter.indexOf("=") + 1).trim();
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
