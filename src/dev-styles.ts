/** Development only: the style sheets of everything, as Vite reloads them one by one. */
import "./styles/index.css";

import.meta.glob("./**/*.module.css", { eager: true });
