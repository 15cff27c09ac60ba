// Fonts and the proxy would come from Scalar's servers: a benchmark without a network must not wait for them.
Scalar.createApiReference("#app", {
  url: "/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
});
