import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhanceArticle } from "./article/enhance.ts";
import { followEndKey } from "./browser/followEndKey.ts";
import { ROOT_ID } from "./lib/documentIds.ts";
import { pageOfDocument } from "./navigation/pageOfDocument.ts";
import { Shell } from "./shell/Shell.tsx";
import { ShellBoundary } from "./shell/ShellBoundary.tsx";

/**
 * Brings the shell to life around the article that is already there. Resolves when it runs, or has crashed: the
 * document works without it, and starting again would only crash again.
 */
export function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error("This document was not made by this site's build.");
  const initial = pageOfDocument();

  enhanceArticle();
  followEndKey();
  return new Promise((resolve) => {
    const settleAs = (state: "ready" | "crashed") => () => {
      document.documentElement.dataset.shell = state;
      resolve();
    };
    const [onReady, onCrash] = [settleAs("ready"), settleAs("crashed")];
    startTransition(() => {
      hydrateRoot(
        root,
        <ShellBoundary onCrash={onCrash}>
          <Shell initial={initial} onReady={onReady} />
        </ShellBoundary>,
      );
    });
  });
}
