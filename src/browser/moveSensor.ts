/** Makes a function that says whether the mouse itself has moved: browsers report one at rest, too, when the page moves under it. */
export function moveSensor(): (event: PointerEvent) => boolean {
  let place = "";
  return ({ clientX, clientY }) => {
    const before = place;
    place = `${clientX} ${clientY}`;
    return place !== before;
  };
}
