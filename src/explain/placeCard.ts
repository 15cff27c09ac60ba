type Box = { top: number; bottom: number; left: number };
type Size = { width: number; height: number };
type Place = { x: number; y: number; maxHeight: number };

/** Between the name and its card. */
const GAP = 6;
/** Between the card and the edge of the window. */
const EDGE = 8;

/**
 * Where a card is in the window: above its name, so that the lines that the reader comes to next stay in view; below,
 * if it only fits there. Where it fits nowhere, it is on the larger side, and scrolls.
 */
export function placeCard(name: Box, card: Size, room: Size): Place {
  const above = name.top - GAP - EDGE;
  const below = room.height - name.bottom - GAP - EDGE;
  const isAbove = card.height <= above || above >= below;
  const maxHeight = Math.max(0, isAbove ? above : below);
  const height = Math.min(card.height, maxHeight);
  return {
    x: Math.max(EDGE, Math.min(name.left, room.width - EDGE - card.width)),
    y: isAbove ? name.top - GAP - height : name.bottom + GAP,
    maxHeight,
  };
}
