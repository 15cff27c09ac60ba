/**
 * The address may name a place that is on another page now: content/addresses.txt says where. Or it names no place,
 * such as a field that is described elsewhere on the page: then it leads to what is around it, result-codes to result.
 */
export function followMovedPlace(): void {
  const id = location.hash.slice(1);
  let found = id;
  while (found !== "" && document.getElementById(found) === null) {
    found = found.replace(/-?[^-]*$/, "");
  }
  const moved = document.getElementById(found)?.dataset.movedTo;
  if (moved !== undefined) location.replace(moved);
  else if (found !== id && found !== "") location.replace(`#${found}`);
}
