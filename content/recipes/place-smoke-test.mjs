// Checks that a server has places: run it against your own instance after an update.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

const response = await fetch(`${API}/random/places`);
const { result, error } = await response.json();
if (error) throw new Error(error);

const inBritain = ["England", "Scotland", "Wales"].includes(result.country);
console.log(`status ${response.status}`);
console.log(`${Object.keys(result).length} fields`);
console.log(inBritain ? "in Great Britain" : `unexpected country: ${result.country}`);
