// Suggests postcodes while somebody types: waits for a pause, and drops answers that come too late.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

function suggester(show, pause = 200) {
  let timer;
  let request = new AbortController();
  return (typed) => {
    clearTimeout(timer);
    request.abort();
    const text = typed.replace(/\s+/g, ""); // a misplaced space loses matches
    if (text.length < 2) return show(typed, []);
    timer = setTimeout(async () => {
      request = new AbortController();
      const url = `${base}/postcodes/${encodeURIComponent(text)}/autocomplete`;
      try {
        const response = await fetch(url, { signal: request.signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { result } = await response.json();
        show(typed, result ?? []); // null means: no match
      } catch (error) {
        if (error.name !== "AbortError") show(typed, []);
      }
    }, pause);
  };
}

const suggest = suggester((typed, list) => {
  console.log(`"${typed}": ${list.length ? list.join(", ") : "no suggestions"}`);
});

// A person types quickly, pauses, and starts again: four keystrokes, two requests.
for (const typed of ["B", "BR8", "BR8 7R"]) suggest(typed);
setTimeout(() => suggest("ZZ99"), 1000);
