/** Ids that the document's template and the shell have to agree on. */
export const ROOT_ID = "root";
export const PAGE_DATA_ID = "page-data";
export const STYLE_ID = "whole-style";
export const SEARCH_ID = "search-dialog";
export const RESULTS_ID = "search-results";
export const SEARCH_FAILED_ID = "search-failed";
