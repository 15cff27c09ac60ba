/** Words that carry no meaning of their own in a question. "not" and "no" do. */
const STOP_WORDS = new Set(
  (
    "a an the of to in on at for from by with and or as is are be was were am do does did done it its this that these " +
    "those there i me my we you your how what when where which who why can could may should would will shall must " +
    "if then so but get got has have had want wants need needs needed use uses used using convert turn via into about any some im ive please help " +
    "whats hows wheres mean means meaning define definition our us know knows say says just " +
    "return returns returned returning give gives gets find finding fetch retrieve show shows make add instead " +
    "happen happens happened possible able way try trying contain contains"
  ).split(" "),
);

/** Words that a sentence needs, but that are seldom its topic. Few pages have them, so they would count as rare. */
const FILLER = new Set(
  (
    "achieve across actual actually additional additionally against allow allowed allows along already also always " +
    "among another anything anyway anywhere apparently appear appears approach appropriate article ask asked asking " +
    "assume attempt automatically aware back basically because become becomes been behave being best better between " +
    "bit came certain clear come comes coming completely cope correct correctly currently deal determine different " +
    "doing during each early easiest easily easy enable enter even ever everyone everything exactly except expect " +
    "expected figure fully getting given go goes going gone good grab guess hard having here hit huge important " +
    "individual intended issue issues itself keep keeps kind latest let lets like literally look looks manage meet " +
    "mine most much myself normal normally now obtain odd ok okay one ones only other others own particular people " +
    "person piece potential prevent problem problems proper properly purpose put puts quick quickly quite rather " +
    "really reason reasonable receive recommended relevant right same see seeing seem seems seen sees seriously " +
    "similar simple simply since solution solve somehow something sometimes somewhere sort special specific spot stay " +
    "stays still strange such suddenly suitable support supports suppose supposed sure take taken takes task " +
    "technically thing things think though thought through throughout today too took tool total tried typical " +
    "typically upon useful user users usually various vary very view visit wanted wants weird well whenever whether " +
    "while work worked working works worse yet yourself"
  ).split(" "),
);

/** Words about reading documentation: next to a topic they say nothing. */
const ASIDES = new Set(
  (
    "anybody anyone api describe described detail details doc docs documentation explain explained explains " +
    "explanation hello hi idea info information io learn looking offer offered offers question questions read reading " +
    "somebody someone tell tells thanks told topic trouble uk understand understanding understood wonder wondering"
  ).split(" "),
);

/** A word as it is written, and its stem, under which it is found. */
export type Word = { text: string; stem: string };

/** Written with or without an apostrophe, they deny as "not" does. */
const DENIALS = new Set(
  "isnt arent wasnt werent dont doesnt didnt hasnt havent hadnt couldnt shouldnt wouldnt cant cannot wont".split(
    " ",
  ),
);

/** The words of a text: accents folded, camelCase and snake_case in their parts. JavaScript stays one word. */
export function wordsOf(text: string): Word[] {
  const parts = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/\b[a-z]+(?:[A-Z][a-z]+)+/g, (name) => name.replace(/(?=[A-Z])/g, " "))
    .toLowerCase()
    .replace(/\bc#/g, "csharp")
    .replace(/(?<!\w)\.net\b/g, "dotnet")
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/(\d)(?=(?:km|kb|mb)\b)/g, "$1 ")
    // The number of a release is one word.
    .replace(/(\d)\.(?=\d)/g, "$1x")
    .replace(/([a-z])['’](?:s|re|t|d|m|ve|ll)?\b/g, (whole, letter) =>
      whole.endsWith("t") ? `${letter}t` : letter,
    )
    .match(/[a-z0-9]+/g);
  return (parts ?? []).flatMap((part) => (DENIALS.has(part) ? [NOT] : [toWord(part)]));
}

const known = new Map<string, Word>();

const NOT: Word = { text: "not", stem: "not" };

/** A word in small letters. The same few thousand come again and again, and a stem takes many steps. */
export function toWord(text: string): Word {
  const before = known.get(text);
  if (before !== undefined) return before;
  const word = { text, stem: stemOf(text) };
  if (known.size > 20_000) known.clear();
  known.set(text, word);
  return word;
}

export function isFiller({ text }: Word): boolean {
  return FILLER.has(text);
}

export function isAside({ text }: Word): boolean {
  return ASIDES.has(text);
}

export function isStopWord({ text }: Word): boolean {
  return STOP_WORDS.has(text);
}

/** The name of an environment variable is a name, not a phrase: its words are in the order of a program. */
export function isVariable(name: string): boolean {
  return /^[A-Z]+(?:_[A-Z]+)+$/.test(name);
}

/**
 * A short stem, so that "validate", "validating" and "validation", or "licence" and "licences", are the same word. It
 * need not be a word itself. American spelling becomes British.
 */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word
    .replace(/iz(e|es|ed|ing|ation|ations|er)$/, "is$1")
    .replace(/^licens/, "licenc")
    .replace(/^(col|fav|neighb|behavi|lab|hon)or/, "$1our")
    .replace(/^(cent|met|lit)er(s?)$/, "$1re$2")
    .replace(/^catalog(s?)$/, "catalogue$1");
  stem = stem.replace(/ie[sd]$/, "y").replace(/(ss|sh|ch|x)es$/, "$1");
  if (/[^su]s$/.test(stem) && !/is$/.test(stem)) stem = stem.slice(0, -1);
  stem =
    cut(stem, /(?<=at)(?:ion|ions|ing|ed|e|or)$/, 4) ??
    cut(stem, /(?:ing|ed)$/, 4) ??
    cut(stem, /er$/, 5) ??
    cut(stem, /ly$/, 5) ??
    stem;
  stem = cut(stem, /e$/, 4) ?? stem;
  // "mapping", "mapped": the doubled letter belongs to the ending.
  return stem.replace(/([bdgmnprt])\1$/, "$1");
}

/** Without the ending, if enough is left to tell words apart. */
function cut(word: string, ending: RegExp, least: number): string | null {
  const rest = word.replace(ending, "");
  return rest !== word && rest.length >= least ? rest : null;
}

/** The words as they are written, in one: "outcodes" is not "outcode". */
export function spellingOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join("");
}

/** One key for "admin_county", "adminCounty", "admin county" and "Admin counties". */
export function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join("");
}
