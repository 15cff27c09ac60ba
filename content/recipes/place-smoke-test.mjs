// Checks that a server has places.
// Run it against your own server after an update.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

const response = await fetch(`${API}/random/places`);
const { result, error } = await response.json();
if (error) throw new Error(error);

const nations = ["England", "Scotland", "Wales"];
const isBritish = nations.includes(result.country);
console.log(`status ${response.status}`);
console.log(`${Object.keys(result).length} fields`);
console.log(isBritish ? "in Great Britain" : `in ${result.country}?`);
