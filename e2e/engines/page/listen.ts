/** Runs in the page before any other script: tells the server what the console says, and what goes wrong unsaid. */
export function listen(path: string): void {
  const tell = (text: string) => void navigator.sendBeacon(path, text);
  for (const level of ["debug", "error", "info", "log", "trace", "warn"] as const) {
    const usual = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      tell(`${level}: ${words.map(String).join(" ")}`);
      usual(...words);
    };
  }
  window.addEventListener("error", ({ message }) => {
    // Late layout, which Firefox tells the page of, but not the console.
    if (!message.startsWith("ResizeObserver loop")) tell(`uncaught: ${message}`);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => tell(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
