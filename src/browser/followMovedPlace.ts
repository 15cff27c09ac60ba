/**
 * The address may name a place that is on another page now: content/addresses.txt says where. Or it names no place,
 * such as a field that is described elsewhere on the page: then it leads to what is around it, result-codes to result.
 */
export function followMovedPlace(): void {
  const id = location.hash.slice(1);
  for (let found = id; found !== ""; found = found.replace(/-?[^-]*$/, "")) {
    const place = document.getElementById(found);
    if (place === null) continue;
    const { movedTo } = place.dataset;
    if (movedTo !== undefined) location.replace(movedTo);
    else if (found !== id) location.replace(`#${found}`);
    return;
  }
}
