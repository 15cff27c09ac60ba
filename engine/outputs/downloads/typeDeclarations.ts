import { isRecord } from "../../../src/lib/isRecord.ts";
import { valueAt } from "../../../src/lib/pointer.ts";
import type { Operation } from "../../../src/reference/model/types.ts";
import { operationPointer } from "../../contract/contract.ts";
import { contentsAt, keysAt } from "../../contract/operations.ts";
import { declaration, docComment, fieldLine, fieldName, typeOf } from "./schemaType.ts";
import { type DownloadSource, parameterPointer } from "./source.ts";

/** All objects and operations of the contract as TypeScript types, in one file without imports. */
export function typeDeclarations({ document, reference, apiBaseUrl }: DownloadSource): string {
  const { operations, version } = reference;
  const heading = {
    description: `Types of ${valueAt(document, "/info/title")} ${version}, at ${apiBaseUrl}.\n\nLater releases may add fields.`,
  };
  return [
    docComment(heading, ""),
    ...keysAt(document, "/components/schemas").map((name) => declaration(document, name)),
    `/** Every operation by its id. */\nexport interface Operations {\n${operations
      .map((operation) => operationType(document, operation))
      .join("")}}\n`,
    HELPERS,
  ].join("\n");
}

const HELPERS = [
  "/** What an operation returns as JSON. `status` tells a success from an error. */",
  "export type ResponseOf<Id extends keyof Operations> =",
  '  Operations[Id]["responses"][keyof Operations[Id]["responses"]];',
  "",
  "/** The `result` of a success. */",
  "export type ResultOf<Id extends keyof Operations> =",
  '  Extract<ResponseOf<Id>, { result: unknown }>["result"];',
  "",
].join("\n");

function operationType(document: unknown, operation: Operation): string {
  const { id, method, path, title, responses } = operation;
  const pointer = operationPointer(operation);
  const body = jsonType(document, `${pointer}/requestBody`);
  const returned = responses.map(
    ({ status }) =>
      `      ${status}: ${jsonType(document, `${pointer}/responses/${status}`) ?? "string"};\n`,
  );
  return [
    docComment({ description: `${title}.` }, "  "),
    `  ${fieldName(id)}: {\n`,
    `    method: ${JSON.stringify(method.toUpperCase())};\n`,
    `    path: ${JSON.stringify(path)};\n`,
    parametersType(document, operation, "path"),
    parametersType(document, operation, "query"),
    body === null ? "" : `    body: ${body};\n`,
    `    responses: {\n${returned.join("")}    };\n`,
    "  };\n",
  ].join("");
}

/** The type of a body or response as JSON; null where there is none. */
function jsonType(document: unknown, pointer: string): string | null {
  const content = contentsAt(document, pointer).find(({ type }) => type === "application/json");
  return content === undefined ? null : typeOf(document, valueAt(document, content.schema), "    ");
}

function parametersType(document: unknown, operation: Operation, place: "path" | "query"): string {
  const fields = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const written = valueAt(document, parameterPointer(document, operation, parameter));
      const { schema, description, deprecated } = isRecord(written) ? written : {};
      const name = `${fieldName(parameter.name)}${parameter.required ? "" : "?"}`;
      const said = { ...(isRecord(schema) && schema), description, deprecated };
      return fieldLine(document, name, said, "      ");
    });
  return fields.length === 0 ? "" : `    ${place}Parameters: {\n${fields.join("")}    };\n`;
}
