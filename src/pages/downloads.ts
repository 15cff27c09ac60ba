/** Files made from the contract, which pages offer. Their names are published addresses. */
export const downloads = {
  openapiJson: "/openapi.json",
  openapiYaml: "/openapi.yaml",
  postman: "/postcodes-io.postman_collection.json",
  http: "/postcodes-io.http",
  schema: "/postcodes-io.schema.json",
  types: "/postcodes-io.d.ts",
} as const;
