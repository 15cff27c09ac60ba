/** Makes a function that says whether the mouse itself has moved: browsers report one at rest, too, when the page moves under it. */
export function moveSensor(): (event: PointerEvent) => boolean {
  let place = "";
  return ({ clientX, clientY, movementX, movementY }) => {
    const before = place;
    place = `${clientX} ${clientY}`;
    // Boundary events report no movement, so compare places once one is known.
    return before === "" ? movementX !== 0 || movementY !== 0 : place !== before;
  };
}
