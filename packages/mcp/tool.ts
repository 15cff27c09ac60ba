import type { Docs } from "./docs.ts";

/** A value that a tool takes, as JSON Schema. */
type Argument =
  | { type: "string"; description: string; minLength: number; maxLength: number }
  | { type: "integer"; description: string; minimum: number; maximum: number };

type Arguments = Readonly<Record<string, Argument>>;
type ValueOf<One extends Argument> = One["type"] extends "string" ? string : number;
type Values<Required extends Arguments, Optional extends Arguments> = {
  readonly [Name in keyof Required]: ValueOf<Required[Name]>;
} & { readonly [Name in keyof Optional]?: ValueOf<Optional[Name]> };

/** Something that a client can call. What it throws is told to the client. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: {
    type: "object";
    properties: Arguments;
    required: string[];
    additionalProperties: false;
  };
  /** Returns Markdown. The arguments are those of the schema. */
  run: (docs: Docs, values: unknown) => string;
};

type Definition<Required extends Arguments, Optional extends Arguments> = Pick<
  Tool,
  "name" | "title" | "description"
> & {
  required: Required;
  optional: Optional;
  run: (docs: Docs, values: Values<Required, Optional>) => string;
};

export function defineTool<const Required extends Arguments, const Optional extends Arguments>({
  required,
  optional,
  run,
  ...words
}: Definition<Required, Optional>): Tool {
  return {
    ...words,
    inputSchema: {
      type: "object",
      properties: { ...required, ...optional },
      required: Object.keys(required),
      additionalProperties: false,
    },
    // The schema is made from the same two lists as the type.
    run: (docs, values) => run(docs, values as Values<Required, Optional>),
  };
}

/** A text of at most so many characters. */
export function text<const Longest extends number>(description: string, longest: Longest) {
  return { type: "string", description, minLength: 1, maxLength: longest } as const;
}
