/** A reload that takes longer to be possible would surprise the reader. */
const TIMEOUT_MS = 5000;

/** Whether the document at the current address can be loaded: without a connection a reload would cost the reader the page. */
export async function isServerUp(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}
