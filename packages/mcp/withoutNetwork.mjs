// Loaded before the server in its test: whatever reaches for the network is written to standard error, and fails.
import dns from "node:dns";
import net from "node:net";

const refuse = (what) => () => {
  process.stderr.write(`network: ${what}\n`);
  throw new Error(`network: ${what}`);
};
globalThis.fetch = refuse("fetch");
net.Socket.prototype.connect = refuse("connect");
net.Server.prototype.listen = refuse("listen");
dns.lookup = refuse("lookup");
