/** The list of pages as the browser carries it: paths, titles and places, no text. */
export { clientPages } from "virtual:client-pages";
