/** Development only: the style sheets of everything, as Vite reloads them one by one. The order of layers first. */
import "./styles/index.css";
import "./dev-module-styles.ts";
