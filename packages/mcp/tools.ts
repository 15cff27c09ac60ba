import { explainError } from "./explainError.ts";
import { getField } from "./getField.ts";
import { getOperation } from "./getOperation.ts";
import { readPage } from "./readPage.ts";
import { searchDocs } from "./searchDocs.ts";
import type { Tool } from "./tool.ts";

/** In the order in which they are listed. */
export const tools: readonly Tool[] = [searchDocs, readPage, getOperation, getField, explainError];
