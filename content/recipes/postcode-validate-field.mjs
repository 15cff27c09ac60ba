// Validates a postcode field:
// checks the format first, then sends one request.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";
const format = /^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$/;

async function checkField(typed) {
  const compact = typed.replace(/\s+/g, "").toUpperCase();
  if (!format.test(compact)) {
    return { send: false, say: "Enter a full UK postcode." };
  }
  const postcode = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  try {
    const path = `/postcodes/${encodeURIComponent(postcode)}/validate`;
    const signal = AbortSignal.timeout(3000);
    const response = await fetch(base + path, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { result: isLive } = await response.json();
    if (isLive) return { send: true, postcode };
    // It may be newer than the data: warn, but let the person continue.
    return { send: true, postcode, say: "Unknown postcode. Is it correct?" };
  } catch {
    // The form must work even if the service does not.
    return { send: true, postcode, say: "Not checked." };
  }
}

for (const typed of [" se1p5zz", "SE1P", "SE1P-5ZZ", "ID1 1QE"]) {
  const { send, postcode = "-", say = "" } = await checkField(typed);
  const verdict = send ? "send" : "stop";
  console.log(`"${typed}"  ${verdict}  ${postcode}  ${say}`.trimEnd());
}
