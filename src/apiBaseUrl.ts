/**
 * The API's address in every example: the environment variable API_BASE_URL at build time. It stands
 * apart from site.ts because that file is read by the build itself too, where nothing is defined yet.
 */
export const apiBaseUrl = import.meta.env.API_BASE_URL;
