/** What a browser may say about its connection. */
export type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

/** Nothing is loaded ahead of need on a 2g connection, nor for readers who chose to save data. */
export function isGoodConnection(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  return connection.saveData !== true && connection.effectiveType?.endsWith("2g") !== true;
}
