// Suggests postcodes as someone types:
// waits for a pause and cancels outdated requests.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

function suggester(show, pause = 200) {
  let timer;
  let request = new AbortController();

  async function send(typed, text) {
    request = new AbortController();
    const path = `/postcodes/${encodeURIComponent(text)}/autocomplete`;
    try {
      const { signal } = request;
      const response = await fetch(base + path, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { result } = await response.json();
      show(typed, result ?? []); // null means no match
    } catch (error) {
      if (error.name !== "AbortError") show(typed, []);
    }
  }

  return (typed) => {
    clearTimeout(timer);
    request.abort();
    const text = typed.trim(); // keep inner spaces: "E1 6" is not "E16"
    if (text.length < 2) return show(typed, []);
    timer = setTimeout(send, pause, typed, text);
  };
}

// Simulates typing with pauses: five texts, three requests.
const bursts = [["E", "E1", "E1 6"], ["E16"], ["ZZ99"]];
const type = (burst = []) => burst.forEach(suggest);

const suggest = suggester((typed, list) => {
  const ends = list.length ? `: ${list[0]} to ${list.at(-1)}` : "";
  console.log(`"${typed}" has ${list.length} suggestions${ends}`);
  if (typed.length > 1) type(bursts.shift());
});
type(bursts.shift());
