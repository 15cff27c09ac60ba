/** The address of the public service, which the contract, the guides and the recipes call. */
export const PUBLIC_API = "https://api.postcodes.io";
