import { createRequire } from "node:module";

/**
 * Loads React's production build for the renderer of the development server. The other one records where each element
 * was made, and a page takes twice as long. In the browser the shell still has it, with its warnings.
 */
export function loadQuickReact(): void {
  // Vite has set it by then.
  const { NODE_ENV } = process.env;
  const require = createRequire(import.meta.url);
  process.env["NODE_ENV"] = "production";
  for (const name of ["react/jsx-runtime", "react-dom/server"]) require(name);
  process.env["NODE_ENV"] = NODE_ENV;
}
