import { trustedScript } from "./trusted.ts";

const loaded = new Map<string, Promise<unknown>>();

/** The data in a file that several parts of a page need. After a failure the next call tries again. */
export function loadJsonOnce(address: string): Promise<unknown> {
  const data = loaded.get(address) ?? loadJson(address);
  loaded.set(address, data);
  data.catch(() => loaded.delete(address));
  return data;
}

/** The data in a file of this site. */
export function loadJson(address: string): Promise<unknown> {
  return import.meta.env.COPY ? runForJson(address) : fetchJson(address);
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetchFile(address);
  return response.json();
}

export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response;
}

/** Files that were opened without a server may run scripts, but fetch nothing: there the data is in a script. */
function runForJson(address: string): Promise<unknown> {
  const script = document.createElement("script");
  const data = new Promise((resolve, reject) => {
    script.onload = () => resolve(Reflect.get(script, "json"));
    script.onerror = () => reject(new Error(`${address} could not be loaded.`));
  });
  script.src = trustedScript(address);
  document.head.append(script);
  return data;
}
