/** Views know the model; where things stand on the site is told to them. */
export type ReferenceLinks = {
  introduction: string;
  group: (groupId: string) => string;
  operation: (operationId: string) => string;
};
