// Shows places saved by their code, in the language the reader prefers.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

const saved = [
  "osgb4000000074559490",
  "osgb4000000074573721",
  "osgb4000000074311008",
  "osgb4000000000000000",
];

async function findPlace(code) {
  const response = await fetch(`${API}/places/${encodeURIComponent(code)}`);
  const body = await response.json();
  if (response.status === 404) return null; // no longer in the data
  if (!response.ok) throw new Error(body.error);
  return body.result;
}

// Either name can be the one you want; most places have one name, without a language.
function nameIn(language, place) {
  return place.name_2_lang === language ? place.name_2 : place.name_1;
}

for (const code of saved) {
  const place = await findPlace(code);
  if (place) console.log(`${nameIn("eng", place)}, ${place.county_unitary}`);
  else console.log(`${code} is gone`);
}
