import { useCallback, useEffect, useState } from "react";
import { preloadScript, verifiedFile } from "../../browser/verifiedFile.ts";
import { site } from "../../site.ts";
import { OFFER, type View } from "./offer.ts";
import { ownRegistration } from "./registration.ts";

const NOT_LOADED: View = { note: "This could not be loaded.", action: "Try again" };

type Props = { className: string | undefined };

/**
 * Keeps the whole site for reading without a connection, says what is kept, and removes it. Only a browser that can do it
 * shows the control, so the server renders nothing. What it does is fetched when somebody is about to use it.
 */
export function OfflineControl({ className }: Props) {
  const [view, setView] = useState<View | null>(null);

  const load = useCallback(async () => {
    await preloadScript(verifiedFile("file:keeping"));
    const keeping = await import("./keeping.ts");
    await keeping.show(setView);
    return keeping;
  }, []);
  // If it fails, the click reports it.
  const loadAhead = useCallback(() => void load().catch(() => undefined), [load]);

  useEffect(() => {
    if (import.meta.env.DEV || import.meta.env.COPY || !site.keepOffline) return;
    if (!("serviceWorker" in navigator)) return;
    setView(OFFER);
    // Where storage is denied, the click says so.
    ownRegistration().then(
      (found) => found && loadAhead(),
      () => undefined,
    );
  }, [loadAhead]);

  if (view === null) return null;
  const act = () =>
    void load()
      .then((keeping) => keeping.act())
      .catch(() => setView(NOT_LOADED));
  return (
    <p className={className}>
      {/* One child: see decisions/0020. */}
      <span role="status">{view.note}</span>{" "}
      {view.progress !== undefined && <progress value={view.progress} aria-label="Stored" />}{" "}
      <button type="button" onPointerEnter={loadAhead} onFocus={loadAhead} onClick={act}>
        {view.action}
      </button>
    </p>
  );
}
