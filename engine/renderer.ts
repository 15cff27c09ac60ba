/** What the rendering bundle (src/entry-server.tsx) gives the build. */
export type Renderer = typeof import("../src/entry-server.tsx");
