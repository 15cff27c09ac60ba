/** The address may name a place that is on another page now: content/addresses.txt says where. */
export function followMovedPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  if (place?.dataset.movedTo !== undefined) location.replace(place.dataset.movedTo);
}
