import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Listening, listenOnFreePort } from "../../testing/listenOnFreePort.ts";
import { forward } from "../forward.ts";
import { TEST_SITE, VARIANT } from "../setup/servers.ts";

/** Where documents get the script from that listens, and where it tells what it has heard. */
const LISTENER = "/engines-listener.js";
export const MESSAGES = "/engines-messages";

/** A server in front of the test sites: it hears what browsers without such commands do not tell, and breaks responses. */
export type Front = Listening & {
  /** What the console has said since the last call: errors, warnings, violations of the policy. */
  takeMessages: () => string[];
  /** Requests for other sites since the last call. The browser sends them here, as to a proxy, and they end here. */
  takeForeign: () => string[];
  /** Answers with a server error, or with nothing until `restore`. */
  breakAt: (path: string, how: "fail" | "hold") => void;
  /** Ends every request for the site without a response, as if there were no connection, until `restore`. */
  unplug: () => void;
  restore: () => void;
};

/** Firefox looks for news of its own. */
const OWN_OF_BROWSERS = /(?:^|\.)(?:mozilla\.(?:com|org|net)|firefox\.com)(?::\d+)?$/;

type Options = {
  listener: string;
  /** False: documents come without that part of the policy, for browsers that do not know it. */
  trustedTypes: boolean;
};

export async function startFront({ listener, trustedTypes }: Options): Promise<Front> {
  const change = trustedTypes ? (text: string) => text : withoutTrustedTypes;
  const messages: string[] = [];
  const foreign: string[] = [];
  const broken = new Map<string, "fail" | "hold">();
  let held: (() => void)[] = [];
  let isUnplugged = false;
  const hear = (host: string, request: string) => {
    if (!OWN_OF_BROWSERS.test(host)) foreign.push(request);
  };
  const restore = () => {
    isUnplugged = false;
    broken.clear();
    for (const release of held) release();
    held = [];
  };

  const respond = (from: IncomingMessage, to: ServerResponse) => {
    const address = from.url ?? "/";
    if (!address.startsWith("/")) {
      hear(new URL(address).host, address);
      to.writeHead(502).end();
    } else if (address === LISTENER) {
      to.writeHead(200, {
        "Content-Type": "text/javascript",
        "Cross-Origin-Resource-Policy": "same-origin",
      }).end(listener);
    } else if (address === MESSAGES) {
      void textOf(from).then((text) => {
        if (text !== "") messages.push(text);
        to.writeHead(204).end();
      });
    } else if (isUnplugged) from.socket.destroy();
    else if (broken.get(address) === "fail") to.writeHead(500).end();
    else if (broken.get(address) === "hold") held.push(() => passOn(from, to, change));
    else passOn(from, to, change);
  };

  const server = createServer(respond).on("connect", ({ url = "" }, socket) => {
    hear(url, url);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  const listening = await listenOnFreePort(server);
  return {
    ...listening,
    takeMessages: () => messages.splice(0),
    takeForeign: () => foreign.splice(0),
    breakAt: (path, how) => broken.set(path, how),
    unplug: () => {
      isUnplugged = true;
    },
    restore,
    stop: () => {
      restore();
      return listening.stop();
    },
  };
}

/** Documents get the script that listens, before any other. */
function passOn(from: IncomingMessage, to: ServerResponse, change: (text: string) => string): void {
  const { origin } = (from.url ?? "").startsWith(VARIANT.base) ? VARIANT : TEST_SITE;
  const listening = (content: Buffer) =>
    Buffer.from(
      change(String(content).replace("<title>", `<script src="${LISTENER}"></script>$&`)),
    );
  forward(from, to, origin, ({ status, headers }) => {
    // Also of an unchanged document: the browser takes the policy from there.
    const policy = headers["content-security-policy"];
    // What scripts fetch to keep is as the site has it: they compare it with its hash.
    const isKept = from.headers["sec-fetch-dest"] === "empty";
    const isDocument = /^text\/html/.test(headers["content-type"] ?? "") && !isKept;
    return {
      headers: {
        ...headers,
        ...(policy !== undefined && { "content-security-policy": change(String(policy)) }),
      },
      ...(isDocument && from.method === "GET" && status !== 304 && { body: listening }),
    };
  });
}

function withoutTrustedTypes(text: string): string {
  return text.replace(/; require-trusted-types-for 'script'; trusted-types [\w-]+/, "");
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
