import { PUBLIC_API } from "../src/lib/publicApi.ts";

/** What the environment can decide. Everything else about the site is in src/site.ts. */
type Settings = { basePath: string; apiBaseUrl: string; port: number };

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): Settings {
  return {
    basePath: basePath(environment.BASE_PATH ?? "/"),
    apiBaseUrl: apiBaseUrl(environment.API_BASE_URL ?? PUBLIC_API),
    port: toPort("PORT", environment.PORT ?? "3000"),
  };
}

function basePath(value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_PATH is "${value}". It must begin and end with a slash and hold plain names, such as /postcodes/`,
    );
  }
  return value;
}

function apiBaseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new Error(
      `API_BASE_URL is "${value}". It must be an http or https address, such as ${PUBLIC_API}`,
    );
  }
  return value.replace(/\/+$/, "");
}

/** `name` is what the value was given with. */
export function toPort(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535) {
    throw new Error(`${name} is "${value}". It must be a number from 0 to 65535, such as 3000.`);
  }
  return number;
}
