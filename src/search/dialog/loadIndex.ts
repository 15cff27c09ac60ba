import { fetchFile, loadJson } from "../../browser/loadJson.ts";
import { trustedScript } from "../../browser/trusted.ts";
import { verifiedFile } from "../../browser/verifiedFile.ts";
import type { AskIndex, Results } from "./askIndex.ts";
import { fetchVerified } from "./fetchVerified.ts";
import workerAddress from "./indexWorker.ts?worker&url";

let loading: Promise<AskIndex> | null = null;

/** Fetches and opens the index once. After a failure the next call tries again. */
export function loadIndex(): Promise<AskIndex> {
  loading ??= startIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function startIndex(): Promise<AskIndex> {
  const { searchIndex } = document.documentElement.dataset;
  if (searchIndex === undefined) throw new Error("This document names no search index.");
  if (import.meta.env.COPY) {
    const { openHere } = await import("./openHere.ts");
    return openHere(await loadJson(searchIndex));
  }
  const { integrity } = verifiedFile("file:indexWorker");
  const [text] = await Promise.all([
    fetchFile(searchIndex).then((response) => response.text()),
    fetchVerified({ address: workerAddress, integrity }),
  ]);
  const worker = new Worker(trustedScript(workerAddress), { type: "module" });
  try {
    await responseOf(worker, text);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return (query) => responseOf<Results>(worker, query);
}

/** What the worker makes of a message. */
function responseOf<Response>(worker: Worker, message: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Response>) => resolve(data);
    worker.onerror = (event) => {
      // Whoever waits reports it.
      event.preventDefault();
      reject(new Error(event.message ?? `Failed to start ${workerAddress}`));
    };
    worker.postMessage(message);
  });
}
