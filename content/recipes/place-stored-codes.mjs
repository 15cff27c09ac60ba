// Shows stored places in the language you choose.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

const saved = [
  "osgb4000000074559490",
  "osgb4000000074573721",
  "osgb4000000074311008",
  "osgb4000000000000000",
];

async function findPlace(code) {
  const response = await fetch(`${API}/places/${code}`);
  const { result, error } = await response.json();
  if (response.status === 404) return null; // no longer in the data
  if (error) throw new Error(error);
  return result;
}

// Most places have only name_1.
function nameIn(language, place) {
  return place.name_2_lang === language ? place.name_2 : place.name_1;
}

for (const code of saved) {
  const place = await findPlace(code);
  if (place) console.log(nameIn("eng", place), "in", place.county_unitary);
  else console.log(code, "is gone");
}
