/** The site's own address, as a service worker knows it. */
export function scope(): string {
  return new URL(import.meta.env.BASE_URL, location.href).href;
}

/** This site's registration, and not that of another site above it. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope());
  return found?.scope === scope() ? found : undefined;
}
