/** Apart from dev-styles.ts, because a glob is imported before anything else in its file. */
import.meta.glob("./**/*.module.css", { eager: true });
